import type { BangGoiSoInput, BoardFragment } from './boards.main.gen.ts';

/** A board as it is typed; the code is asked for where a television is paired. */
export type BoardValues = BangGoiSoInput & { MaGhep: string };

export const blankBoard: BoardValues = {
  MaGhep: '',
  Ten: '',
  HangDoi: 'KhamBenh',
  Node_Ids: [],
  CoGiong: true,
};

export const valuesOf = ({ Ten, HangDoi, Node_Ids, CoGiong }: BoardFragment): BoardValues => ({
  MaGhep: '',
  Ten,
  HangDoi,
  Node_Ids,
  CoGiong,
});

export const inputOf = ({ Ten, HangDoi, Node_Ids, CoGiong }: BoardValues): BangGoiSoInput => ({
  Ten,
  HangDoi,
  Node_Ids,
  CoGiong,
});
