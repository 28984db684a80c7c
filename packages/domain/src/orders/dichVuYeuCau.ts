import { type Act, type ActSet, defineActs } from '../acts/acts.ts';
import type { ErrorCode } from '../errors/errors.ts';
import type { Permission } from '../permissions/permissions.ts';
import { orderKinds, type ResultRights, resultKinds, type SlipKind } from './orderKinds.ts';
import { type DichVuYeuCauState, slipStates } from './slipStates.ts';

/** What the acts on an order slip decide on. */
export type DichVuYeuCauFacts = {
  TrangThai: string;
  /** The room that performs it; null for services done outside the facility. */
  node: string | null;
  /** The room or desk that ordered it. */
  ordering: string | null;
  /** Whether money was collected for a live line. */
  daThuTien: boolean;
  /** Whether every live line may be performed: paid, free, or an emergency. */
  duocPhepThucHien: boolean;
  /** It waits for nothing but what was bought with it: a promotion gives it. */
  choMua?: boolean;
};

type SlipAct = Act<DichVuYeuCauState, DichVuYeuCauFacts>;

function mayPerform({ duocPhepThucHien, choMua }: DichVuYeuCauFacts): ErrorCode | null {
  if (duocPhepThucHien) return null;
  return choMua ? 'PROMOTION_PAY_FIRST' : 'SERVICE_NOT_PAID';
}
const ordering = (slip: DichVuYeuCauFacts) => slip.ordering;

/** Acts of the orderer, whatever the kind. */
const orderingActs = {
  sua: {
    permission: 'CHI_DINH',
    label: { vi: 'Sửa chỉ định', en: 'Change the order' },
    move: { from: ['Nhap', 'SanSang'] },
    at: ordering,
  },
  gui: {
    permission: 'CHI_DINH',
    label: { vi: 'Gửi', en: 'Send' },
    move: { from: ['Nhap'], to: 'SanSang' },
    at: ordering,
  },
  huy: {
    permission: 'CHI_DINH',
    label: { vi: 'Hủy', en: 'Cancel' },
    move: { from: ['Nhap', 'SanSang'], to: 'DaHuy' },
    at: ordering,
    refuse: (slip: DichVuYeuCauFacts) => (slip.daThuTien ? 'SERVICE_PAID' : null),
  },
  vang: {
    permission: 'HANG_DOI',
    label: { vi: 'Người bệnh không đến', en: 'The patient did not come' },
    move: { from: ['SanSang'] },
  },
} as const satisfies Record<string, SlipAct>;

/** Acts of a desk that performs orders and returns their results. */
const resultActs = (rights: ResultRights) =>
  ({
    batDau: {
      permission: rights.perform,
      label: { vi: 'Bắt đầu thực hiện', en: 'Begin' },
      move: { from: ['SanSang'], to: 'ChuaKetQua' },
      refuse: mayPerform,
    },
    huyBatDau: {
      permission: rights.perform,
      label: { vi: 'Hủy bắt đầu', en: 'Undo the begin' },
      move: { from: ['ChuaKetQua'], to: 'SanSang' },
    },
    luuKetQua: {
      permission: rights.perform,
      label: { vi: 'Lưu kết quả', en: 'Save the result' },
      move: { from: ['ChuaKetQua'] },
    },
    traKetQua: {
      permission: rights.return,
      label: { vi: 'Trả kết quả', en: 'Return the result' },
      move: { from: ['ChuaKetQua'], to: 'CoKetQua' },
    },
    huyKetQua: {
      permission: rights.takeBack,
      label: { vi: 'Hủy kết quả', en: 'Cancel the result' },
      move: {
        from: ['CoKetQua'],
        to: 'ChuaKetQua',
        wrong: (slip: DichVuYeuCauFacts) => (slip.TrangThai === 'DaXemKetQua' ? 'RESULT_VIEWED' : null),
      },
    },
    xemKetQua: {
      permission: 'CHI_DINH',
      label: { vi: 'Đã xem kết quả', en: 'Note as viewed' },
      move: { from: ['CoKetQua'], to: 'DaXemKetQua' },
      at: ordering,
    },
  }) as const satisfies Record<string, SlipAct>;

/** Acts of a desk whose results may be given out before they are final; the slip stays in work. */
const preliminaryActs = (give: Permission, takeBack: Permission) =>
  ({
    traSoBo: {
      permission: give,
      label: { vi: 'Trả kết quả sơ bộ', en: 'Return a preliminary result' },
      move: { from: ['ChuaKetQua'] },
    },
    huySoBo: {
      permission: takeBack,
      label: { vi: 'Hủy kết quả sơ bộ', en: 'Cancel the preliminary result' },
      move: { from: ['ChuaKetQua'] },
    },
  }) as const satisfies Record<string, SlipAct>;

/** A desk that works on a sample may reject it: the slip waits for another one. */
const sampleActs = (perform: Permission) =>
  ({
    tuChoiMau: {
      permission: perform,
      label: { vi: 'Từ chối mẫu', en: 'Reject the sample' },
      move: { from: ['ChuaKetQua'], to: 'SanSang' },
    },
  }) as const satisfies Record<string, SlipAct>;

/** The order of an examination is performed by the doctor who examines. */
const examActs = {
  batDauKham: {
    permission: 'KHAM_BENH',
    label: { vi: 'Bắt đầu khám', en: 'Begin the examination' },
    move: { from: ['SanSang'], to: 'ChuaKetQua' },
    refuse: mayPerform,
  },
  huyKham: {
    permission: 'KHAM_BENH',
    label: { vi: 'Hủy phiên khám', en: 'Cancel the examination' },
    move: { from: ['ChuaKetQua', 'DaXemKetQua'], to: 'SanSang' },
  },
  ketThucKham: {
    permission: 'KHAM_BENH',
    label: { vi: 'Kết thúc khám', en: 'End the examination' },
    move: { from: ['ChuaKetQua'], to: 'DaXemKetQua' },
  },
} as const satisfies Record<string, SlipAct>;

/** What the sessions of a course do to its slip: the first one begins it, the last one ends it. */
const sessionActs = {
  batDauBuoi: {
    permission: 'LIEU_TRINH',
    label: { vi: 'Bắt đầu liệu trình', en: 'Begin the course' },
    move: { from: ['SanSang'], to: 'ChuaKetQua' },
    refuse: mayPerform,
  },
  huyBatDauBuoi: {
    permission: 'LIEU_TRINH',
    label: { vi: 'Hủy bắt đầu liệu trình', en: 'Undo the begin of the course' },
    move: { from: ['ChuaKetQua'], to: 'SanSang' },
  },
  xongBuoi: {
    permission: 'LIEU_TRINH',
    label: { vi: 'Xong liệu trình', en: 'End the course' },
    move: { from: ['ChuaKetQua'], to: 'DaXemKetQua' },
  },
  moLaiBuoi: {
    permission: 'LIEU_TRINH',
    label: { vi: 'Mở lại liệu trình', en: 'Reopen the course' },
    move: { from: ['DaXemKetQua'], to: 'ChuaKetQua' },
  },
} as const satisfies Record<string, SlipAct>;

export type DichVuYeuCauAction =
  | keyof typeof orderingActs
  | keyof typeof sessionActs
  | keyof ReturnType<typeof resultActs>
  | keyof ReturnType<typeof preliminaryActs>
  | keyof ReturnType<typeof sampleActs>
  | keyof typeof examActs;

/** The acts on the slips of a kind. */
export type SlipActs = ActSet<DichVuYeuCauState, DichVuYeuCauAction, DichVuYeuCauFacts>;

function define(acts: Readonly<Record<string, SlipAct>>): SlipActs {
  const set = { name: 'DichVuYeuCau', states: slipStates, initial: 'Nhap', acts } as const;
  return defineActs<DichVuYeuCauFacts>()<DichVuYeuCauState, DichVuYeuCauAction>(
    set as SlipActs, // the acts of other kinds are missing: `hasAct` tells
  );
}

const ofExams = define({ ...orderingActs, ...examActs });
const ofOthers = define({ ...orderingActs, ...sessionActs });
const ofResults = new Map<SlipKind, SlipActs>(
  [...resultKinds].map(([kind, rights]) => [
    kind,
    define({
      ...orderingActs,
      ...resultActs(rights),
      ...(rights.preliminary ? preliminaryActs(rights.preliminary, rights.takeBack) : {}),
      ...(rights.sample ? sampleActs(rights.perform) : {}),
      ...(orderKinds.get(kind)?.courses ? sessionActs : {}),
    }),
  ]),
);

/** The acts on slips of a kind: a result is returned only by the acts of its own kind. */
export function slipActs(kind: SlipKind): SlipActs {
  if (kind === 'KhamBenh') return ofExams;
  return ofResults.get(kind) ?? ofOthers;
}

/** The act that leads from one state to another by hand, or null when none of the kind does. Those of examinations and of sessions are left out. */
export function actionBetween(kind: SlipKind, from: string, to: string): DichVuYeuCauAction | null {
  const { acts } = slipActs(kind);
  const actions = Object.keys(acts) as DichVuYeuCauAction[]; // the keys of the record
  return (
    actions.find((action) => {
      const { move } = acts[action];
      return !/(Kham|Buoi)$/.test(action) && move?.to === to && move.from.some((state) => state === from);
    }) ?? null
  );
}
