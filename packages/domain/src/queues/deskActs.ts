/** What a desk does with the tickets of its queue: the root field and the operation of the screens, each followed by the kind. */
export const deskActs = {
  goi: { field: 'callWaitingNumbering', operation: 'GoiSo' },
  goiKhiMatQMS: { field: 'callWaitingWhenConnectQMSFailed', operation: 'GoiSoCuaSen' },
  goiLai: { field: 'reCallWaitingNumbering', operation: 'GoiLai' },
  vang: { field: 'dismissNumbering', operation: 'BoQua' },
  quayLai: { field: 'returnNumbering', operation: 'QuayLai' },
} as const;

export type DeskAct = keyof typeof deskActs;
