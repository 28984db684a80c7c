/** A price type that a person chose for a line while this payer paid. */
export type ChosenType = { DoiTuong_Id: string; LoaiGia_Id: string };

/** The price type that a person chose for a payer, as long as it is still one of the payer's; null: the payer's first one with a price. */
export function chosenTypeOf(
  chosen: readonly ChosenType[],
  DoiTuong_Id: string,
  types: readonly string[],
): string | null {
  const type = chosen.find((one) => one.DoiTuong_Id === DoiTuong_Id)?.LoaiGia_Id ?? null;
  return type !== null && types.includes(type) ? type : null;
}

/** The choices with another one; the type that the payer would have had anyway is no choice. */
export function withChoice(
  chosen: readonly ChosenType[],
  { DoiTuong_Id, LoaiGia_Id }: ChosenType,
  usual: string | null,
): ChosenType[] {
  const others = chosen.filter((one) => one.DoiTuong_Id !== DoiTuong_Id);
  return LoaiGia_Id === usual ? others : [...others, { DoiTuong_Id, LoaiGia_Id }];
}
