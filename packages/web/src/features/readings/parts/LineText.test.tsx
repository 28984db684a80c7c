import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import { LineText } from './LineText.tsx';

beforeAll(async () => {
  await setLanguage('en');
  await i18n.loadNamespaces('readings');
});

const line = {
  TenDichVu: 'Chích rạch áp xe',
  NguoiThucHiens: [{ ten: 'Lường Thị Xuân' }],
  ThietBi: { ten: 'Dao mổ điện cao tần' },
  ThoiGianThucHien: '2026-11-20T02:00:00.000Z',
  hinhAnhs: [],
};

it('says who performed a service with what, and the device alone where somebody else says who', () => {
  const told = renderToStaticMarkup(<LineText line={line} />);
  expect(told).toContain('Lường Thị Xuân, Dao mổ điện cao tần');
  const beside = renderToStaticMarkup(<LineText line={{ ...line, ThoiGianThucHien: null }} />);
  expect(beside).toContain('Device: Dao mổ điện cao tần');
  expect(beside).not.toContain('Lường Thị Xuân');
});
