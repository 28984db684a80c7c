import { expect, it } from 'vitest';
import { placeIssue } from './place.ts';

const service = { TenDichVu: 'X quang ngực', ThucHienNgoai: false, NoiThucHien_Ids: ['xray', 'xray 2'] };

it.each([
  ['one of its rooms', service, 'xray 2', null],
  ['another room', service, 'ward', { code: 'SERVICE_NOT_HERE', details: { TenDichVu: 'X quang ngực' } }],
  ['nowhere', service, null, { code: 'SERVICE_NO_ROOM' }],
  ['nowhere, when it is performed outside', { ...service, ThucHienNgoai: true }, null, null],
])('a service is performed in %s', (_name, of, place, issue) => {
  expect(placeIssue(of, place)).toEqual(issue);
});
