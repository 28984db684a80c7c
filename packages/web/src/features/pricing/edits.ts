import { dec, round } from '@sen/domain/money/decimal';
import { isAmount, readMoney, showDecimal } from '../../ui/numberText.ts';
import type { PriceRowFragment } from './pricing.main.gen.ts';

export type PriceRow = PriceRowFragment;

/** A price as typed (null takes it out), and what stood there when it was typed. */
export type Edit = Pick<PriceRow, 'Loai' | 'Ma' | 'Ten'> & { DonGia: string | null; truoc: string | null };
/** What was typed and not yet saved, by the id of the service or course. */
export type Edits = Readonly<Record<string, Edit>>;

/** The edits after a price was typed: one that is as before is none. */
export function withEdit(edits: Edits, row: PriceRow, DonGia: string | null): Edits {
  const { [row.Muc_Id]: before, ...rest } = edits;
  const truoc = before ? before.truoc : (row.DonGia ?? null);
  if (isSame(DonGia, truoc)) return rest;
  const { Loai, Ma, Ten } = row;
  return { ...rest, [row.Muc_Id]: { Loai, Ma, Ten, DonGia, truoc } };
}

/** The edits after lines of a sheet were pasted at a row: the last cell of each is its price, an empty line leaves its row. */
export function withPasted(edits: Edits, rows: readonly PriceRow[], at: number, text: string): Edits {
  const lines = pastedLines(text);
  return lines.reduce<Edits>((typed, line, index) => {
    const row = rows[at + index];
    const cell = line.split('\t').at(-1)?.trim() ?? '';
    return row === undefined || cell === '' ? typed : withEdit(typed, row, readMoney(cell));
  }, edits);
}

/** The lines of what is pasted; sheets end the last one too. */
export function pastedLines(text: string): string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

/** What was typed after these edits were sent, on the prices that they have set: all that a save must not forget. */
export function typedSince(sent: Edits, typed: Edits): Edits {
  const later = Object.entries(typed).flatMap(([id, edit]): Array<[string, Edit]> => {
    const was = sent[id];
    if (!was) return [[id, edit]];
    return isSame(was.DonGia, edit.DonGia) ? [] : [[id, { ...edit, truoc: was.DonGia }]];
  });
  const takenBack = Object.entries(sent).flatMap(
    ([id, was]): Array<[string, Edit]> =>
      typed[id] ? [] : [[id, { ...was, DonGia: was.truoc, truoc: was.DonGia }]],
  );
  return Object.fromEntries([...later, ...takenBack]);
}

/** The edits that are no amounts: they are not sent. */
export function faultsOf(edits: Edits): string[] {
  return Object.entries(edits).flatMap(([id, { DonGia }]) =>
    DonGia === null || isAmount(DonGia) ? [] : [id],
  );
}

/** The edits as the API takes them. */
export function changesOf(edits: Edits) {
  return Object.entries(edits).map(([Muc_Id, { Loai, DonGia, truoc }]) => ({ Loai, Muc_Id, DonGia, truoc }));
}

/** A price that somebody else changed meanwhile. */
export type Moved = { Muc_Id: string; DonGia: string | null };

/** The edits after a conflict: what is theirs is dropped, the rest stands on what is there now. */
export function afterConflict(edits: Edits, moved: readonly Moved[], theirs: ReadonlySet<string>): Edits {
  const now = new Map(moved.map((one) => [one.Muc_Id, one.DonGia]));
  return Object.fromEntries(
    Object.entries(edits).flatMap(([id, edit]) => {
      if (theirs.has(id)) return [];
      const current = now.get(id);
      return [[id, current === undefined ? edit : { ...edit, truoc: current }]];
    }),
  );
}

/** What was typed, to read: 'KB-NOI 48.000, KB-TIM –'. */
export function editsText(edits: Edits): string {
  return Object.values(edits)
    .map(({ Ma, DonGia }) => `${Ma} ${DonGia === null ? '–' : showDecimal(DonGia)}`)
    .join(', ');
}

/** The change of a price in percent with a sign and a comma, '+10' or '-2,5'; empty where one is missing or nothing changed. */
export function percentText(before: string | null | undefined, after: string | null | undefined): string {
  if (!before || !after || !isAmount(before) || !isAmount(after)) return '';
  const [was, is] = [dec(before), dec(after)];
  if (was.eq(0) || is.eq(was)) return '';
  return signed(round(is.minus(was).times(100).div(was), 1).toFixed());
}

/** A percentage as people read it: '10.0' is '+10', '-2.5' is '-2,5'. */
export function signed(percent: string): string {
  const text = percent.replace(/\.0+$/, '').replace('.', ',');
  return text.startsWith('-') || text === '0' ? text : `+${text}`;
}

function isSame(a: string | null, b: string | null): boolean {
  if (a === null || b === null || !isAmount(a) || !isAmount(b)) return a === b;
  return dec(a).eq(dec(b));
}
