import type { TypedDocumentNode } from '@apollo/client';
import type { Issue } from '@sen/domain/catalogue/validate';
import type { ConflictLine } from '../../../ui/ConflictDialog.tsx';
import type { OldDraft } from '../../../ui/recordForm/keptDraft.ts';
import type { Parts } from '../../../ui/recordForm/parts.ts';
import type { Choice } from '../../../ui/recordForm/recordSurroundings.ts';
import type { DeskSlipFragment, TrangThaiDichVuYeuCau } from './desk.main.gen.ts';

/** The result of a slip: what the kinds have in common. */
export type DeskResult = { DichVuYeuCau_Id: string; DichVuYeuCau: DeskSlipFragment };

/** What a return is told: the content that is saved first, and what it sends besides. */
export type ReturnInput<I, A> = { oldState: TrangThaiDichVuYeuCau; luu: I | null } & A;

/**
 * The results of a kind of orders: the operations, whose answers are named `ketQua`, and the content as a form. `V` is the content, `I` its
 * input, `A` what a return sends besides.
 */
export type ResultKind<R extends DeskResult, V extends object, I, A extends object> = {
  read: TypedDocumentNode<{ ketQua: R | null }, { id: string }>;
  save: TypedDocumentNode<{ ketQua: R }, { id: string; input: I }>;
  giveBack: TypedDocumentNode<{ ketQua: R }, { id: string; input: ReturnInput<I, A> }>;
  takeBack: TypedDocumentNode<{ ketQua: R }, { id: string; oldState: TrangThaiDichVuYeuCau; LyDo: string }>;
  /** Whether a result in work may be written in, where that is more than its state says. */
  isOpen?: (result: R) => boolean;
  blank: V;
  parts: Parts<V>;
  toValues: (result: R) => V;
  /** What was typed as it was meant, before it is judged and sent. */
  clean?: (values: V) => V;
  /** What goes to the server: the changed parts, on the version they were typed on. */
  toInput: (result: R, values: V, changed: readonly string[], version: number) => I;
  /** What is wrong with the content; for a return also what is missing. Paths are by place in the slip. */
  issues: (result: R, values: V, complete: boolean) => Issue[];
  /** The server's issues, whose paths count the parts that were sent, at their places in the slip. */
  placed: (issues: readonly Issue[], result: R, changed: readonly string[]) => readonly Issue[];
  /** The part that an issue is about. */
  partOf: (path: string, result: R | null) => string;
  /** Its return takes, as `DanhGiaDaXem`, what is judged otherwise than when it was written and was seen. */
  seesJudgement?: true;
  oldDraft?: (draft: object) => OldDraft<V>;
};

/** Two versions of a result in words. */
export type Describe<R, V> = (choice: Choice<R, V>) => readonly ConflictLine[];

/** Whether the doctor who ordered has the result. */
export function isGiven({ TrangThai }: { TrangThai: string }): boolean {
  return TrangThai === 'CoKetQua' || TrangThai === 'DaXemKetQua';
}

/** The id of the input that an issue of a slip is about: `ketQuas.0.KetLuan`. */
export function fieldId(path: string): string {
  return path.replaceAll('.', '_');
}
