import { defineActs } from '../acts/acts.ts';

/** What the acts on somebody's session decide on. */
export type PhienDangNhapFacts = {
  node: null;
  /** Neither ended nor expired. */
  dangMo: boolean;
  /** The session that asks. */
  laPhienNay: boolean;
};

/** What an administrator may do with a session of an account. */
export const phienDangNhapActs = defineActs<PhienDangNhapFacts>()({
  name: 'session',
  states: {},
  acts: {
    thuHoi: {
      permission: 'QUAN_TRI',
      label: { vi: 'Kết thúc phiên', en: 'End the session' },
      refuse: ({ dangMo, laPhienNay }) => {
        if (laPhienNay) return 'NOT_ON_YOURSELF';
        return dangMo ? null : { code: 'NOT_FOUND', details: { entity: 'session' } };
      },
    },
  },
});
