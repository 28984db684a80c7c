/** Says of each request whether it is still the latest one: an answer to an earlier one comes too late, and takes no place. */
export function latestRequest(): () => () => boolean {
  let latest = 0;
  return () => {
    latest += 1;
    const mine = latest;
    return () => mine === latest;
  };
}
