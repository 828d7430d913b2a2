/** What was worked out last, by a text; what nobody has asked for longest is forgotten first. */
export class Recent<Value> {
  private readonly most: number;
  private readonly entries = new Map<string, Value>();

  constructor(most: number) {
    this.most = most;
  }

  get(key: string, compute: () => Value): Value {
    const value = this.entries.get(key) ?? compute();
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.size > this.most ? this.entries.keys() : [];
    if (oldest !== undefined) this.entries.delete(oldest);
    return value;
  }
}

/** What was worked out last of each of some things, as long as the thing is there. */
export function recentOf<Of extends object, Value>(most: number): (of: Of) => Recent<Value> {
  const all = new WeakMap<Of, Recent<Value>>();
  return (of) => {
    let recent = all.get(of);
    if (!recent) all.set(of, (recent = new Recent(most)));
    return recent;
  };
}
