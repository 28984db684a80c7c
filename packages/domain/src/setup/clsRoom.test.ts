import { describe, expect, it } from 'vitest';
import { type ClsRoom, clsRoomCode, clsRoomIssues } from './clsRoom.ts';

const kinds = new Map([
  ['xn', 'XetNghiem'],
  ['sa', 'ChanDoanHinhAnh'],
  ['dt', 'ThamDoChucNang'],
]);
const room: ClsRoom = { name: 'Phòng xét nghiệm', roomType: 'laboratory', DichVu_Ids: ['xn'] };
const faults = (over: Partial<ClsRoom>) =>
  clsRoomIssues({ ...room, ...over }, kinds).map(({ path, code }) => `${path}:${code}`);

describe('a paraclinical room', () => {
  it.each<[Partial<ClsRoom>, string[]]>([
    [{}, []],
    [{ roomType: 'imageAnalysis', DichVu_Ids: ['sa', 'dt'] }, []],
    [{ name: '' }, ['name:REQUIRED']],
    [{ roomType: 'counter' }, ['roomType:NOT_IN_LIST']],
    [{ DichVu_Ids: [] }, ['DichVu_Ids:REQUIRED']],
    [{ DichVu_Ids: ['xn', 'sa'] }, ['DichVu_Ids:SERVICE_NOT_OF_ROOM']],
    [{ DichVu_Ids: ['gone'] }, ['DichVu_Ids:SERVICE_NOT_OF_ROOM']],
    [{ queuePrefix: 'ABCDE' }, ['queuePrefix:TOO_LONG']],
  ])('%j has the faults %j', (over, expected) => expect(faults(over)).toEqual(expected));

  it('gets the first free code of its use', () => {
    expect(clsRoomCode('laboratory', [])).toBe('XN01');
    expect(clsRoomCode('laboratory', ['xn01', 'XN03'])).toBe('XN02');
    expect(clsRoomCode('imageAnalysis', ['XN01'])).toBe('HA01');
  });
});
