import {
  BoQuaCapPhatThuocDocument,
  BoQuaKhamBenhDocument,
  BoQuaTiepNhanDocument,
  BoQuaVienPhiDocument,
  BoQuaXetNghiemDocument,
  GoiLaiCapPhatThuocDocument,
  GoiLaiKhamBenhDocument,
  GoiLaiTiepNhanDocument,
  GoiLaiVienPhiDocument,
  GoiLaiXetNghiemDocument,
  GoiSoCapPhatThuocDocument,
  GoiSoKhamBenhDocument,
  GoiSoTiepNhanDocument,
  GoiSoVienPhiDocument,
  GoiSoXetNghiemDocument,
  QuayLaiCapPhatThuocDocument,
  QuayLaiKhamBenhDocument,
  QuayLaiTiepNhanDocument,
  QuayLaiVienPhiDocument,
  QuayLaiXetNghiemDocument,
} from './queues.main.gen.ts';

/** The four acts of each kind of queue: the specification gives each kind root fields of its own. */
export const queueOperations = {
  KhamBenh: {
    goi: GoiSoKhamBenhDocument,
    goiLai: GoiLaiKhamBenhDocument,
    vang: BoQuaKhamBenhDocument,
    quayLai: QuayLaiKhamBenhDocument,
  },
  VienPhi: {
    goi: GoiSoVienPhiDocument,
    goiLai: GoiLaiVienPhiDocument,
    vang: BoQuaVienPhiDocument,
    quayLai: QuayLaiVienPhiDocument,
  },
  XetNghiem: {
    goi: GoiSoXetNghiemDocument,
    goiLai: GoiLaiXetNghiemDocument,
    vang: BoQuaXetNghiemDocument,
    quayLai: QuayLaiXetNghiemDocument,
  },
  CapPhatThuoc: {
    goi: GoiSoCapPhatThuocDocument,
    goiLai: GoiLaiCapPhatThuocDocument,
    vang: BoQuaCapPhatThuocDocument,
    quayLai: QuayLaiCapPhatThuocDocument,
  },
  TiepNhan: {
    goi: GoiSoTiepNhanDocument,
    goiLai: GoiLaiTiepNhanDocument,
    vang: BoQuaTiepNhanDocument,
    quayLai: QuayLaiTiepNhanDocument,
  },
} as const;

export type QueueKind = keyof typeof queueOperations;
