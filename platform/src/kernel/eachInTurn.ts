/**
 * Does work for each in turn and adds up what it answers. What fails keeps nobody else waiting: all failures are thrown together at
 * the end, as an `AggregateError`.
 */
export async function sumInTurn<One>(each: readonly One[], work: (one: One) => Promise<number>): Promise<number> {
  const failures: unknown[] = [];
  let sum = 0;
  for (const one of each) {
    try {
      sum += await work(one);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${each.length} failed, the first by: ${String(failures[0])}`,
    );
  return sum;
}
