import { permissions } from '@sen/domain/permissions/permissions';
import Fastify from 'fastify';
import { isObjectType } from 'graphql';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseUnsigned, requireRight, routesOf } from '../src/engine/http/doors.ts';
import { purposes } from '../src/engine/secrets/sealedToken.ts';
import { printForm } from '../src/features/printing/points.ts';
import { allDoors } from '../src/routes.ts';
import { publicDoors, publicOperations, sealed } from './doorWalkLinks.ts';
import { clinical, everybody, money, ofHospital, type Person, type Place, people } from './doorWalkPeople.ts';
import { doorWalkRecords } from './doorWalkRecords.ts';
import { rootFields, serviceSchemas } from './rootFields.ts';
import { openTestSite, type TestSite } from './testSite.ts';

/** An address of a door, and who may come in. */
type Walk = { path: string; may: readonly Person[]; others?: 403 | 404; body?: unknown };

let site: TestSite;
let runs: Record<string, readonly Walk[]>;
let records: Awaited<ReturnType<typeof doorWalkRecords>>;

beforeAll(async () => {
  site = await openTestSite();
  // at the clinic somebody may do everything
  const { pool } = site.database;
  const all = Object.keys(permissions);
  const kinds = { EVERYTHING: all.filter((one) => one !== 'XEM_HO_SO_MOI_CO_SO'), EVERYWHERE: all };
  for (const [code, held] of Object.entries(kinds))
    await pool.query(
      `insert into auth.profile (id, code, name, role, navigation_tree, id_menus, permissions)
       select $1, $2, $2, role, navigation_tree, id_menus, $3 from auth.profile where code = 'DOCTOR'`,
      [v7(), code, held],
    );
  await pool.query(
    `with own as (select p.id, row_number() over () as place from auth.account_profile p
       join auth.account a on a.id = p.account_id where a.username = 'dieuduongpk'),
     gone as (delete from auth.account_profile where id in (select id from own where place > 1))
     update auth.account_profile set profile_id = (select id from auth.profile where code = 'EVERYTHING'),
       node_ids = array[(select id from auth.node where code = 'PKS')]
     where id = (select id from own where place = 1)`,
  );
  await pool.query(
    `insert into auth.account_profile (id, account_id, profile_id, node_ids)
     select $1, account_id, (select id from auth.profile where code = 'EVERYWHERE'), node_ids from auth.account_profile
     where profile_id = (select id from auth.profile where code = 'EVERYTHING')`,
    [v7()],
  );
  records = await doorWalkRecords(site);
  const of = records;
  const [id, none] = [v7(), [] as Person[]];
  const whole: Person[] = ['admin', 'clinic', 'everywhere']; // catalogues and the installation are one for both facilities
  const fees: Person[] = ['admin', 'accountant', 'clinic', 'everywhere'];
  const debts: Person[] = [...fees, 'cashier', 'bothHouses'];
  const run = (act = '', may: Person[] = ['admin'], body?: unknown): Walk[] => [
    { path: `/api/imports/${of.import}${act}`, may, others: 404, ...(body ? { body } : {}) },
  ];
  const web = '/dicomweb/studies/:study';
  const ofWeb = (path: string): Record<string, Walk[]> => ({
    [`GET ${web}${path}`]: [
      {
        path: `${web}${path}`
          .replace(':study', of.study.study)
          .replace(':series', of.study.series)
          .replace(':instance', of.study.instance)
          .replace(':frames', '1'),
        may: clinical,
      },
    ],
  });
  runs = {
    'GET /dicomweb/studies': [
      { path: `/dicomweb/studies?StudyInstanceUID=${of.study.study}`, may: clinical },
    ],
    ...ofWeb(''),
    ...ofWeb('/series'),
    ...ofWeb('/instances'),
    ...ofWeb('/metadata'),
    ...ofWeb('/zip'),
    ...ofWeb('/series/:series'),
    ...ofWeb('/series/:series/instances'),
    ...ofWeb('/series/:series/metadata'),
    ...ofWeb('/series/:series/instances/:instance'),
    ...ofWeb('/series/:series/instances/:instance/metadata'),
    ...ofWeb('/series/:series/instances/:instance/frames/:frames'),
    'GET /api/print/:form/:id': [
      { path: `/api/print/KetQuaXetNghiem/${of.slip}`, may: clinical },
      { path: `/api/print/TemMau/${of.slip}`, may: clinical },
      { path: `/api/print/PhieuChiDinh/${of.slip}?xem=1`, may: clinical },
      { path: `/api/print/PhieuChiDinh/${of.deskSlip}?xem=1`, may: [...clinical, 'reception'] },
      { path: `/api/print/DonThuoc/${of.prescription}`, may: clinical },
      { path: `/api/print/KetQuaThamDoChucNang/${of.test}`, may: clinical },
      { path: `/api/print/KetQuaChanDoanHinhAnh/${of.picture}`, may: clinical },
      { path: `/api/print/KetQuaViSinh/${of.culture}`, may: clinical },
      { path: `/api/print/TuongTrinhPTTT/${of.operation}`, may: clinical },
      { path: `/api/print/PhieuThu/${of.receipt}`, may: money },
      { path: `/api/print/PhieuSoThuTu/${of.ticket}`, may: ofHospital },
      {
        path: `/api/print/PhieuKho/${of.stockPaper}`,
        may: ['admin', 'doctor', 'otherRoom', 'accountant', 'pharmacist'],
      },
    ],
    'GET /api/files/:id': [
      { path: `/api/files/${of.image}`, may: clinical },
      { path: `/api/files/${of.unsaved}`, may: none },
      { path: `/api/files/${of.stray}`, may: ['cashier'] },
      { path: `/api/files/${of.signature}`, may: whole },
    ],
    'POST /api/files': [
      { path: '/api/files', may: everybody },
      {
        path: '/api/files?cua=KetQuaThamDoChucNang',
        may: ['doctor', 'otherRoom', 'lab', 'clinic', 'everywhere'],
      },
      {
        path: '/api/files?cua=KetQuaChanDoanHinhAnh',
        may: ['doctor', 'otherRoom', 'lab', 'clinic', 'everywhere'],
      },
      {
        path: '/api/files?cua=KetQuaViSinh',
        may: ['doctor', 'otherRoom', 'lab', 'clinic', 'everywhere'],
      },
      {
        path: '/api/files?cua=TuongTrinhPTTT',
        may: ['doctor', 'otherRoom', 'nurse', 'lab', 'clinic', 'everywhere'],
      },
      {
        path: '/api/files?cua=TuongTrinhSpa',
        may: ['admin', 'doctor', 'otherRoom', 'reception', 'nurse', 'lab', 'clinic', 'everywhere'],
      },
    ],
    'GET /api/catalogue/:name/template.xlsx': [
      { path: '/api/catalogue/NhanVien/template.xlsx', may: everybody },
    ],
    'GET /api/catalogue/:name/export.xlsx': [
      { path: '/api/catalogue/DonViTinh/export.xlsx', may: everybody },
    ],
    'POST /api/catalogue/:name/export.xlsx': [
      { path: '/api/catalogue/DonViTinh/export.xlsx', may: everybody },
    ],
    'POST /api/catalogue/:name/export.csv': [{ path: '/api/catalogue/DonViTinh/export.csv', may: everybody }],
    'GET /api/catalogue/:name/export.csv': [{ path: '/api/catalogue/DonViTinh/export.csv', may: everybody }],
    'POST /api/catalogue/:name/pictures/:field': [
      { path: '/api/catalogue/NhanVien/pictures/ChuKy', may: whole },
    ],
    'GET /api/imports/plans/:plan': [{ path: '/api/imports/plans/NhanVien', may: whole }],
    'GET /api/imports/plans/:plan/template.xlsx': [
      { path: '/api/imports/plans/NhanVien/template.xlsx', may: whole },
    ],
    'POST /api/imports/plans/:plan': [{ path: '/api/imports/plans/NhanVien', may: whole }],
    'POST /api/imports/plans/:plan/shipped': [{ path: '/api/imports/plans/NhanVien/shipped', may: whole }],
    // an import is open to whoever began it
    'GET /api/imports/:id': run(),
    'PUT /api/imports/:id': run('', ['admin'], {}),
    'GET /api/imports/:id/issues': run('/issues'),
    'GET /api/imports/:id/issues.xlsx': run('/issues.xlsx'),
    'GET /api/imports/:id/changes': run('/changes'),
    'POST /api/imports/:id/cells': run('/cells', ['admin'], {}),
    'POST /api/imports/:id/undo': run('/undo', none),
    'POST /api/imports/:id/write': run('/write', ['admin'], {}),
    'POST /api/imports/:id/check': run('/check', none),
    'POST /api/imports/:id/cancel': run('/cancel', none),
    'GET /api/price-list/:id/export.xlsx': [{ path: '/api/price-list/x/export.xlsx', may: fees }],
    'POST /api/price-list/:id/import': [{ path: '/api/price-list/x/import', may: fees }],
    'GET /api/stock/ledger.xlsx': [
      {
        path: `/api/stock/ledger.xlsx?idStore=${of.store}&Duoc_Id=${id}&startDate=2026-01-01&endDate=2026-01-31`,
        may: ['admin', 'pharmacist'],
      },
    ],
    'GET /api/stock/need.xlsx': [
      { path: `/api/stock/need.xlsx?idStore=${of.store}&soNgay=30`, may: ['admin', 'pharmacist'] },
    ],
    'GET /api/stock/lines.xlsx': [{ path: '/api/stock/lines.xlsx', may: [...whole, 'pharmacist'] }],
    'POST /api/stock/lines/:loai': [{ path: '/api/stock/lines/NhapMua', may: [...whole, 'pharmacist'] }],
    'GET /api/audit-log/export.xlsx': [{ path: '/api/audit-log/export.xlsx?entity=BenhNhan', may: fees }],
    'GET /api/accounting/batches/:id/:kind': [
      { path: `/api/accounting/batches/${of.batch}/csv`, may: ['admin', 'accountant'] },
    ],
    'GET /api/claims/:id.xml': [
      {
        path: `/api/claims/${of.visit}.xml`,
        may: ['cashier', 'bothHouses', 'accountant'],
      },
    ],
    'GET /api/claims/versions/:id.xml': [
      {
        path: `/api/claims/versions/${of.claim}.xml`,
        may: ['admin', 'cashier', 'bothHouses', 'accountant'],
      },
    ],
    'GET /api/claims/month/:thang.zip': [
      { path: '/api/claims/month/2026-01.zip', may: ['accountant', 'clinic', 'everywhere'] },
    ],
    'GET /api/commission/export.xlsx': [
      { path: '/api/commission/export.xlsx?tuNgay=2026-01-01&denNgay=2026-01-31', may: fees },
    ],
    'GET /api/evening/export.xlsx': [{ path: '/api/evening/export.xlsx?ngay=2026-01-01', may: fees }],
    'GET /api/evening/export.csv': [{ path: '/api/evening/export.csv?ngay=2026-01-01', may: fees }],
    'GET /api/debts/export.xlsx': [
      { path: '/api/debts/export.xlsx?startDate=2026-01-01&endDate=2026-01-31', may: debts },
    ],
    'GET /api/debts/unpaid.xlsx': [
      { path: '/api/debts/unpaid.xlsx?startDate=2026-01-01&endDate=2026-01-31', may: debts },
    ],
    'GET /api/debts/unpaid.csv': [
      { path: '/api/debts/unpaid.csv?startDate=2026-01-01&endDate=2026-01-31&GhiNo=true', may: debts },
    ],
    'GET /api/debts/export.csv': [
      { path: '/api/debts/export.csv?startDate=2026-01-01&endDate=2026-01-31', may: debts },
    ],
    // whoever is a kiosk comes in, and finds the tickets that it handed out itself
    'GET /api/kiosk/tickets/:id': [
      { path: `/api/kiosk/tickets/${of.ticket}`, may: ['admin', 'clinic', 'everywhere'] },
    ],
    'POST /api/backups': [{ path: '/api/backups?tep=x.senbackup', may: whole }],
    'GET /api/backups/:id': [{ path: `/api/backups/${id}`, may: whole }],
  };
});
afterAll(() => site.close());

/** The built web application, where it was built. */
const pages = /^GET (\/|\/his(\/.*)?|\/sm[34](\/\*)?|\/auth\/changePassword)$/;
const operations = /^(GET|POST|OPTIONS) \/graphql\/(auth|main|pharmacy|print)\/?$|\/graphiql/;

async function ask(key: string, { path, body }: Walk, person: Person | null) {
  const { app } = await site.app();
  return app.inject({
    method: key.startsWith('GET') ? 'GET' : key.startsWith('PUT') ? 'PUT' : 'POST',
    url: path,
    headers: person === null ? {} : await headersOf(people[person]),
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

async function headersOf([username, node, profile]: Place): Promise<Record<string, string>> {
  return {
    'access-token': await site.token(username),
    'current-node': await site.id('auth.node', node),
    ...(profile ? { 'current-profile': await site.id('auth.profile', profile) } : {}),
  };
}

/** Whether a person holds the right of a print: setting the paper for everybody who does would take its time. */
async function mayPrint(path: string, [username, node, profile]: Place): Promise<boolean> {
  const [, form = '', id = ''] = /print\/(\w+)\/([\w-]+)/.exec(path) ?? [];
  const ctx = await site.ctx(username, { node, ...(profile ? { profile } : {}) });
  const right = await printForm.get(form)?.right(ctx, id);
  return (
    right !== undefined &&
    requireRight(ctx, right).then(
      () => true,
      () => false,
    )
  );
}

describe('the doors beside GraphQL', () => {
  it('are those of this walk: one that is new says here who comes in', async () => {
    const { app } = await site.app();
    const found = [...routesOf(app)].filter((one) => !one.startsWith('HEAD '));
    const unknown = found.filter((one) => !(one in runs) && !pages.test(one) && !operations.test(one));
    expect(unknown.sort()).toEqual(Object.keys(publicDoors).sort());
    expect(Object.keys(runs).filter((one) => !found.includes(one))).toEqual([]);
    expect(allDoors.filter(({ wholeSite }) => wholeSite === '')).toEqual([]);
  });

  it('cannot be made without naming an access', async () => {
    const app = Fastify();
    refuseUnsigned(app);
    expect(() => app.get('/api/everything', () => 'x')).toThrow('names no access');
    expect(() => app.get('/other', () => 'x')).toThrow('names no access');
  });

  it('refuse a stranger by status and in words', async () => {
    const wrong: unknown[] = [];
    for (const [key, walks] of Object.entries(runs)) {
      for (const walk of walks) {
        const answer = await ask(key, walk, null);
        const { code, message } = answer.json();
        if (answer.statusCode !== 401 || code !== 'UNAUTHENTICATED' || typeof message !== 'string')
          wrong.push([key, answer.statusCode, code]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('let in those who hold the right of the record at its facility, and nobody else', async () => {
    const wrong: unknown[] = [];
    for (const [key, walks] of Object.entries(runs)) {
      for (const walk of walks) {
        const { path, may, others = 403 } = walk;
        for (const person of everybody) {
          const wanted = may.includes(person);
          if (path.startsWith('/api/print/') && may.indexOf(person) > 0) {
            if (!(await mayPrint(path, people[person]))) wrong.push([path, person]);
            continue;
          }
          // to check or give up an import would change it: that is walked by those alone whom it refuses
          if (may.length === 0 && others === 404 && person === 'admin') continue;
          const { statusCode, body } = await ask(key, walk, person);
          const isIn = ![401, 403].includes(statusCode) && statusCode < 500;
          const isShown = !path.startsWith('/api/print/') || statusCode === 200;
          if (wanted ? !isIn || !isShown : statusCode !== others)
            wrong.push([key, path, person, statusCode, body.slice(0, 200)]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('what opens without a session', () => {
  it('is named by each of its doors, and each kind of link says who gives it out', () => {
    const made = purposes().filter((name) => !name.startsWith('test:'));
    expect(made.sort()).toEqual(Object.keys(sealed).sort());
    const openers = [
      ...Object.keys(sealed),
      'nothing',
      'the machine itself',
      'a paired television',
      'a password',
      'the setup code',
      'the key of the connection',
    ];
    const named = [...Object.values(publicDoors), ...Object.values(publicOperations)];
    expect(named.filter((one) => !openers.includes(one))).toEqual([]);
    const operationsOf = rootFields
      .filter(({ access }) => access === 'PUBLIC')
      .map(({ field }) => field.name);
    expect(operationsOf.sort()).toEqual(Object.keys(publicOperations).sort());
  });

  it('stands in no answer of GraphQL but those that the walk asks for', () => {
    const fields = [...serviceSchemas.values()].flatMap((schema) =>
      Object.values(schema.getTypeMap()).flatMap((type) =>
        isObjectType(type)
          ? Object.keys(type.getFields())
              .filter((name) => /^(duongDan|diaChi[A-Z]|lienKet$)/.test(name))
              .map((name) => `${type.name}.${name}`)
          : [],
      ),
    );
    const given = Object.values(sealed).flatMap(({ fields: names }) => names);
    expect(fields.filter((name) => name !== 'LienKetCuaPhieu.diaChiTrang').sort()).toEqual(given.sort());
  });

  it('is made for and shown to those alone who may read what it opens', async () => {
    const wrong: unknown[] = [];
    for (const [name, { ways }] of Object.entries(sealed)) {
      for (const { query, may } of ways) {
        for (const person of everybody) {
          const { app } = await site.app();
          const answer = await app.inject({
            method: 'POST',
            url: '/graphql/main',
            headers: await headersOf(people[person]),
            payload: { query: query(records) },
          });
          const { data, errors } = answer.json();
          const code = errors?.[0]?.extensions.code ?? null;
          const shown = JSON.stringify(data ?? null).includes('/his/');
          const right = may.includes(person)
            ? shown
            : !shown && /^(FORBIDDEN|NODE_NOT_GRANTED|RECORD_)/.test(code);
          if (!right) wrong.push([name, person, code, shown, query(records).slice(0, 60)]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
