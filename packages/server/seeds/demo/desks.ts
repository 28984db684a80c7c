/** A person at a desk: the account and the node. */
export type Desk = readonly [username: string, node: string];

/** The doctor of each room of the hospital and of the clinic. */
export const doctors: Readonly<Record<string, string>> = {
  PK01: 'bsnoi1',
  PK02: 'bsnoi2',
  PK03: 'bstim',
  PK04: 'bsnhi',
  PK05: 'bssan',
  PK06: 'bstmh',
  PK07: 'bstmh',
  PK08: 'bstmh',
  PK09: 'bsnoi2',
  PK10: 'bsngoai',
  PKS01: 'phongmach',
  PKS02: 'bsngoai',
};

/** Who receives, collects, examines samples and hands out drugs at a facility. */
export type FacilityDesks = {
  receptions: readonly [Desk, ...Desk[]];
  cashier: Desk;
  /** What the call says of the cashier's desk, and the account that transfers go to. */
  counter: string;
  account: string;
  laboratory: Desk;
  /** Null: prescriptions are bought outside. */
  stores: { insured: Desk; shop: Desk } | null;
};

export const hospital = {
  receptions: [
    ['tiepdon', 'TN01'],
    ['tiepdon', 'TN02'],
  ],
  cashier: ['thungan1', 'QT01'],
  counter: 'Quầy thu phí 1',
  account: 'TKBVS',
  laboratory: ['ktvxn', 'XN01'],
  stores: { insured: ['duoc', 'KHOLE'], shop: ['nhathuoc', 'NHATHUOC'] },
} as const satisfies FacilityDesks;

const clinic: FacilityDesks = {
  receptions: [['dieuduongpk', 'PKSTN']],
  cashier: ['thungan2', 'PKSQT'],
  counter: 'Quầy thu phí',
  account: 'TKPKS',
  laboratory: ['ktvxn', 'PKSXN'],
  stores: null,
};

/** The desks of the facility that a room belongs to. */
export function desksOf(room: string): FacilityDesks {
  return room.startsWith('PKS') ? clinic : hospital;
}

/** Who records functional tests and who concludes on them. */
export const examiners = {
  technician: ['ktvtd', 'TD01'],
  doctor: ['bstim', 'TD01'],
} as const satisfies Record<string, Desk>;

/** Who takes images and who reads them, by room; an ultrasound is done by whoever reads it. */
export const imagers = {
  HA01: { technician: ['ktvxq', 'HA01'], doctor: ['bshinhanh', 'HA01'] },
  HA02: { technician: ['bshinhanh', 'HA02'], doctor: ['bshinhanh', 'HA02'] },
  HA03: { technician: ['bshinhanh', 'HA03'], doctor: ['bshinhanh', 'HA03'] },
} as const satisfies Record<string, Record<string, Desk>>;

/** Who begins procedures, and who performs them and reports: the same. */
export const surgeons = {
  technician: ['bstmh', 'PTT'],
  doctor: ['bstmh', 'PTT'],
} as const satisfies Record<string, Desk>;

/** Why receptions were cancelled. */
export const cancelReasons: readonly string[] = [
  'Người bệnh xin về, không khám nữa',
  'Tiếp nhận nhầm phòng khám',
  'Người bệnh quên thẻ BHYT, hẹn quay lại',
];

/** Why confirmations of insured costs were taken back. */
export const confirmationReasons = { wrongRoute: 'Ghi nhầm tuyến khám của thẻ' } as const;

/** Why receipts were cancelled. */
export const receiptReasons: readonly string[] = [
  'Thu nhầm hình thức thanh toán',
  'Người bệnh yêu cầu xuất lại biên lai',
  'In sai tên người nộp',
];

/** Why the old and the very young come first. */
export const priorityReasons = { child: 'Trẻ em dưới 6 tuổi', old: 'Người từ 75 tuổi trở lên' } as const;
