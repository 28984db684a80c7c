/** A service that comes along with one that was asked for; `main` is the index of that one. */
export type Attached = { DichVu_Id: string; main: number };

/**
 * The services that the catalogue attaches to what is asked for (DichVuKemTheo_Ids): each once in an order, with the first that needs
 * it, and none that is asked for by itself.
 */
export function attachedTo(
  asked: ReadonlyArray<{ DichVu_Id: string }>,
  attachedOf: (DichVu_Id: string) => readonly string[],
): Attached[] {
  const there = new Set(asked.map((one) => one.DichVu_Id));
  return asked.flatMap((one, main) =>
    attachedOf(one.DichVu_Id).flatMap((DichVu_Id) => {
      if (there.has(DichVu_Id)) return [];
      there.add(DichVu_Id);
      return [{ DichVu_Id, main }];
    }),
  );
}
