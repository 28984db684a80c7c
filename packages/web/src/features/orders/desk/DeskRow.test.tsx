import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { i18n } from '../../../session/i18n.ts';
import { DeskRow } from './DeskRow.tsx';
import type { DeskKind } from './deskKind.ts';

const desk: DeskKind = {
  name: 'lab',
  kind: 'XetNghiem',
  kinds: ['XetNghiem'],
  perform: 'XET_NGHIEM',
  printForm: 'KetQuaXetNghiem',
  path: '/xet-nghiem',
};
afterEach(cleanup);

it.each([
  ['SanSang', 'today', []],
  ['ChuaKetQua', 'today', ['3/5']],
  ['CoKetQua', 'today', ['lab:slipState.CoKetQua']],
  ['DaXemKetQua', 'today', ['lab:slipState.DaXemKetQua']],
  ['SanSang', 'an earlier day', ['từ 23/11']],
  ['ChuaKetQua', 'an earlier day', ['từ 23/11', '3/5']],
  ['CoKetQua', 'an earlier day', ['lab:slipState.CoKetQua']],
])('shows of a slip in state %s since %s how far it is', async (TrangThai, since, shown) => {
  const row = {
    SoPhieuYeuCau: 'YC1',
    TrangThai,
    dichVus: [],
    TenNoiYeuCau: null,
    KyHieu: null,
    TrangThaiVe: null,
    isPriority: false,
    isEmergency: false,
    duocPhepThucHien: true,
    DangCho: since === 'today' ? new Date().toISOString() : '2025-11-23T01:00:00.000Z',
  };
  await i18n.changeLanguage('vi');
  await i18n.loadNamespaces(['orders', 'queues', 'lab']);
  await act(async () =>
    render(<DeskRow desk={desk} row={row} progress={<span className="state-tag">3/5</span>} />),
  );
  const signs = [...document.querySelectorAll('.state-tag')].map((sign) => sign.textContent);
  expect(signs).toEqual(shown.map((one) => (one.includes(':') ? i18n.t(one) : one)));
});
