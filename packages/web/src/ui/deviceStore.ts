import Dexie, { type Table } from 'dexie';

export type DraftRow = {
  key: string;
  user: string;
  form: string;
  id: string;
  value: unknown;
  version: number | null;
  savedAt: number;
};
export type PreferenceRow = { key: string; value: unknown };

/** What this device keeps beyond a sign-out: drafts and the layout of screens, by user. */
export class DeviceStore extends Dexie {
  declare drafts: Table<DraftRow, string>;
  declare preferences: Table<PreferenceRow, string>;

  constructor(name = 'sen') {
    super(name);
    this.version(1).stores({ drafts: 'key, user, savedAt', preferences: 'key' });
  }
}

/** The store of this device. */
export const deviceStore = new DeviceStore();
