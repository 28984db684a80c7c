import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import { type ReadingDesk, ReadingDeskProvider } from '../readingDesk.ts';
import { lineOf, type ReadingLine } from '../readingEntry.ts';
import { LineImages } from './LineEntry.tsx';

afterEach(cleanup);

const desk = { printForm: 'KetQuaThamDoChucNang' } as ReadingDesk; // only its name is read here
const line = { ChiTiet_Id: 'x', TenDichVu: 'ECG' } as ReadingLine; // as above

it('what is wrong with the marks of a picture is said at that picture', async () => {
  await setLanguage('en');
  await i18n.loadNamespaces(['common', 'readings']);
  const hinhAnhs = ['a', 'b'].map((Tep_Id) => ({ Tep_Id, ChuThich: '', InTrenPhieu: true, DanhDaus: [] }));
  await act(
    async () =>
      void render(
        <ReadingDeskProvider value={desk}>
          <LineImages
            line={line}
            path="ketQuas.0"
            values={{ ...lineOf({}, 'x'), hinhAnhs }}
            issues={[
              { path: 'ketQuas.0.hinhAnhs.1.DanhDaus', code: 'MARK_UNFIT' },
              { path: 'ketQuas.0.hinhAnhs.10.DanhDaus', code: 'MARKS_MOST', details: { max: 1 } },
            ]}
            onChange={() => undefined}
          />
        </ReadingDeskProvider>,
      ),
  );
  const tiles = [...document.querySelectorAll('.reading-tile')];
  expect(tiles.map((tile) => tile.querySelectorAll('[role=alert]').length)).toEqual([0, 1]);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(document.getElementById('ketQuas_0_hinhAnhs_1_DanhDaus')).not.toBeNull();
});
