import type { Label } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { Node } from '../catalogues/Node.ts';
import { usesOf } from './roomsFor.ts';

/** The uses of a room in which a clinic performs what its doctors order. */
export const clsRoomTypes = ['laboratory', 'imageAnalysis', 'tip'] as const;

export type ClsRoomType = (typeof clsRoomTypes)[number];

/** Their names, as the organisation has them. */
export const clsRoomLabels: Readonly<Record<ClsRoomType, Label>> = {
  laboratory: Node.fields.roomType.values.laboratory,
  imageAnalysis: Node.fields.roomType.values.imageAnalysis,
  tip: Node.fields.roomType.values.tip,
};

export type ClsRoom = {
  name: string;
  roomType: string;
  queuePrefix?: string | null | undefined;
  DichVu_Ids: readonly string[];
};

/** What is wrong with a paraclinical room that is to be made; `kindOf` knows the kind of each service in use. */
export function clsRoomIssues(room: ClsRoom, kindOf: ReadonlyMap<string, string>): Issue[] {
  const isRoom = clsRoomTypes.some((one) => one === room.roomType);
  return [
    ...validateField('name', Node.fields.name, room.name),
    ...validateField('queuePrefix', Node.fields.queuePrefix, room.queuePrefix ?? null),
    ...(isRoom ? [] : [{ path: 'roomType', code: 'NOT_IN_LIST' }]),
    ...(room.DichVu_Ids.length === 0 ? [{ path: 'DichVu_Ids', code: 'REQUIRED' }] : []),
    ...(isRoom && room.DichVu_Ids.some((id) => !performs(room.roomType, kindOf.get(id)))
      ? [{ path: 'DichVu_Ids', code: 'SERVICE_NOT_OF_ROOM' }]
      : []),
  ];
}

/** Whether a room of a use performs services of a kind. */
export function performs(roomType: string, kind: string | undefined): boolean {
  return kind !== undefined && (usesOf[kind] ?? []).includes(roomType);
}

/** A code for the room that none has yet: the letters of its use and the next free number, 'XN03'. */
export function clsRoomCode(roomType: ClsRoomType, taken: readonly string[]): string {
  const letters = { laboratory: 'XN', imageAnalysis: 'HA', tip: 'TT' }[roomType];
  const used = new Set(taken.map((code) => code.toUpperCase()));
  let number = 1;
  while (used.has(`${letters}${String(number).padStart(2, '0')}`)) number += 1;
  return `${letters}${String(number).padStart(2, '0')}`;
}
