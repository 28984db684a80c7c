import { clinical, type Person } from './doorWalkPeople.ts';

/** The doors that need no session, each with what opens it. */
export const publicDoors: Readonly<Record<string, string>> = {
  'GET /api/boards/now': 'a paired television',
  'GET /api/logo': 'nothing',
  'GET /api/results/:id/dicomweb/studies': 'result pictures',
  'GET /api/results/:id/dicomweb/studies/:study/instances': 'result pictures',
  'GET /api/results/:id/dicomweb/studies/:study/series': 'result pictures',
  'GET /api/results/:id/dicomweb/studies/:study/series/:series/instances': 'result pictures',
  'GET /api/results/:id/dicomweb/studies/:study/series/:series/instances/:instance': 'result pictures',
  'GET /api/results/:id/dicomweb/studies/:study/series/:series/instances/:instance/frames/:frames':
    'result pictures',
  'GET /api/results/:id/dicomweb/studies/:study/series/:series/instances/:instance/metadata':
    'result pictures',
  'GET /api/results/:id/paper': 'result session',
  'GET /api/results/:id/pictures/:name': 'result session',
  'GET /api/turn/:token': 'queue ticket',
  'GET /health': 'nothing',
  'GET /metrics': 'the machine itself',
  'GET /ready': 'nothing',
  'POST /api/bank-notices': 'the key of the connection',
  'POST /api/boards': 'nothing',
  'POST /api/results': 'result link',
  'POST /api/results/close': 'nothing',
};

/** The operations that need no session, each with what opens it. */
export const publicOperations: Readonly<Record<string, string>> = {
  login: 'a password',
  passkeyOptions: 'nothing',
  loginPasskey: 'a password',
  choThietLap: 'nothing',
  batDauThietLap: 'the setup code',
};

type Records = { slip: string };
type Sealed = {
  /** Fields of answers in which it stands. */
  fields: readonly string[];
  /** Operations that give it to whoever is signed in, and who that may be; others are refused. Papers stand in the walk of prints. */
  ways: ReadonlyArray<{ query: (of: Records) => string; may: readonly Person[] }>;
};

const links = '{ lienKets { duongDan } }';
const made = (caLuotKham: boolean) => ({
  query: ({ slip }: Records) =>
    `mutation { taoLienKetKetQua(DichVuYeuCau_Id: "${slip}", caLuotKham: ${caLuotKham}) ${links} }`,
  // to read everywhere is not to act there
  may: clinical.filter((person) => person !== 'everywhere'),
});

/** What Sen seals for who has no session, by its purpose. */
export const sealed: Readonly<Record<string, Sealed>> = {
  'result link': {
    fields: ['LienKetKetQua.duongDan'],
    ways: [
      made(false),
      made(true),
      { query: ({ slip }) => `{ lienKetKetQuas(DichVuYeuCau_Id: "${slip}") ${links} }`, may: clinical },
    ],
  },
  // by the confirmation of a link alone
  'result session': { fields: [], ways: [] },
  'result pictures': { fields: [], ways: [] },
  // the kiosk shows the ticket that it hands out; nothing of a record stands behind it
  'queue ticket': { fields: ['KioskVe.diaChiTheoDoi'], ways: [] },
};
