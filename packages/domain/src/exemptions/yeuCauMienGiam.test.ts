import { expect, it } from 'vitest';
import { actTable } from '../acts/testTable.ts';
import { aVisit } from '../cashier/testFactories.ts';
import { type YeuCauMienGiamFacts, yeuCauMienGiamActs } from './yeuCauMienGiam.ts';

const facts = (over: Partial<YeuCauMienGiamFacts> = {}): YeuCauMienGiamFacts => ({
  ...{ TrangThai: 'ChoDuyet', node: null, visit: aVisit(), laCuaMinh: false, vuotHanMuc: null },
  ...over,
});

it('is decided by others, within their limit, while the visit is open; withdrawn by who asked', () => {
  const changed = 'STATE_CHANGED';
  const above = { code: 'EXEMPTION_ABOVE_LIMIT' } as const;
  const decided = { duyet: changed, tuChoi: changed, rut: changed };
  expect(
    actTable(yeuCauMienGiamActs, {
      'of others': facts(),
      own: facts({ laCuaMinh: true }),
      'above the limit': facts({ vuotHanMuc: above }),
      'of a closed visit': facts({ visit: aVisit({ DaXacNhanChiPhi: true }) }),
      granted: facts({ TrangThai: 'DaDuyet', laCuaMinh: true }),
      refused: facts({ TrangThai: 'TuChoi' }),
      withdrawn: facts({ TrangThai: 'DaRut', laCuaMinh: true }),
    }),
  ).toEqual({
    'of others': { duyet: null, tuChoi: null, rut: 'EXEMPTION_OF_OTHERS' },
    own: { duyet: 'EXEMPTION_OWN_REQUEST', tuChoi: 'EXEMPTION_OWN_REQUEST', rut: null },
    'above the limit': { duyet: 'EXEMPTION_ABOVE_LIMIT', tuChoi: null, rut: 'EXEMPTION_OF_OTHERS' },
    'of a closed visit': { duyet: 'RECEPTION_COST_CONFIRMED', tuChoi: null, rut: 'EXEMPTION_OF_OTHERS' },
    granted: decided,
    refused: decided,
    withdrawn: decided,
  });
});
