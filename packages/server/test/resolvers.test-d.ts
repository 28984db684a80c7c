// Read by the type check alone: each line that must be wrong fails it as soon as it is right.
import { access } from '../src/engine/acts/access.ts';
import type { BenhNhan, Resolvers } from '../src/gql/main.ts';

declare const patient: BenhNhan;

export const wrong: Resolvers[] = [
  {
    // @ts-expect-error no root field has this name
    Query: { benhNhann: access('BENH_NHAN_XEM', () => null) },
  },
  {
    // @ts-expect-error the root field has no such argument
    Query: { benhNhan: access('BENH_NHAN_XEM', (_ctx, { idd }) => idd) },
  },
  {
    Mutation: {
      // @ts-expect-error a list is asked for, not one
      updateManyDichVuYeuCauState: access('CHI_DINH', () => patient),
    },
  },
  {
    Query: {
      // @ts-expect-error the row of another type is answered
      getTiepNhanById: access('TIEP_NHAN_XEM', () => patient),
    },
  },
  {
    types: {
      // @ts-expect-error the row has no field of this name
      ThanhToan: { HinhThucThanhToan: (row) => row.hinhThuc },
    },
  },
  {
    types: {
      // @ts-expect-error what the row does not hold has no resolver
      VeHangDoi: {},
    },
  },
  {
    types: {
      // @ts-expect-error the type has no field of this name
      LichSuThaoTac: { tenEntity: (row) => row.entity, ten: () => '' },
    },
  },
];
