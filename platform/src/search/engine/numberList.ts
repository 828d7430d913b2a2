/** A list of unsigned 32-bit numbers that grows by doubling. */
export class NumberList {
  private items = new Uint32Array(1024);
  length = 0;

  push(item: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint32Array(this.items.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length] = item;
    this.length += 1;
  }

  view(): Uint32Array {
    return this.items.subarray(0, this.length);
  }
}
