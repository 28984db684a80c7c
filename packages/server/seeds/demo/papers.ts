/** A stock paper of the demo: what a storekeeper did on a past day at an hour of the morning. */
export type DemoPaper = {
  daysAgo: number;
  /** Minutes after midnight. */
  minute: number;
  /** The store, and the one that a transfer goes to. */
  store: string;
  to?: string;
  /** Codes of drugs with packs of ten units, or the units of a transfer; of a count what differs. */
  lines: ReadonlyArray<readonly [drug: string, amount: number]>;
} & (
  | { kind: 'NhapMua'; supplier: string; invoice: string; tender: string }
  | { kind: 'ChuyenKho'; answer: 'taken' | 'part' | 'refused' | 'waiting' }
  | { kind: 'KiemKe'; group: string }
);

const tender = 'G1-2026 Thuốc generic';

/** The papers of the demo's month: purchases into the main store, transfers to where drugs are handed out, one count that differs. */
export const demoPapers: readonly DemoPaper[] = [
  {
    kind: 'NhapMua',
    daysAgo: 27,
    minute: 505,
    store: 'KHOCHAN',
    supplier: 'NCC01',
    invoice: '00004127',
    tender,
    lines: [
      ['T001', 300],
      ['T008', 120],
      ['T015', 90],
      ['T012', 60],
    ],
  },
  {
    kind: 'ChuyenKho',
    daysAgo: 26,
    minute: 450,
    store: 'KHOCHAN',
    to: 'KHOLE',
    answer: 'taken',
    lines: [
      ['T001', 400],
      ['T008', 100],
      ['T015', 150],
    ],
  },
  {
    kind: 'ChuyenKho',
    daysAgo: 20,
    minute: 455,
    store: 'KHOCHAN',
    to: 'NHATHUOC',
    answer: 'part',
    lines: [
      ['T014', 60],
      ['T001', 200],
    ],
  },
  {
    kind: 'NhapMua',
    daysAgo: 14,
    minute: 510,
    store: 'KHOCHAN',
    supplier: 'NCC02',
    invoice: '00000893',
    tender,
    lines: [
      ['T016', 60],
      ['T021', 20],
      ['T022', 50],
    ],
  },
  {
    kind: 'ChuyenKho',
    daysAgo: 12,
    minute: 460,
    store: 'KHOCHAN',
    to: 'NHATHUOC',
    answer: 'refused',
    lines: [['T017', 30]],
  },
  {
    kind: 'KiemKe',
    daysAgo: 5,
    minute: 435,
    store: 'KHOLE',
    group: 'M',
    lines: [
      ['T008', -3],
      ['T012', 2],
    ],
  },
  {
    kind: 'ChuyenKho',
    daysAgo: 1,
    minute: 960,
    store: 'KHOCHAN',
    to: 'KHOLE',
    answer: 'waiting',
    lines: [
      ['T016', 120],
      ['T022', 100],
    ],
  },
];

/** The least and the most of drugs where they are handed out. */
export const demoLimits: ReadonlyArray<readonly [store: string, drug: string, least: number, most: number]> =
  [
    ['KHOLE', 'T001', 300, 1500],
    ['KHOLE', 'T008', 200, 800],
    ['KHOLE', 'T015', 100, 600],
    ['KHOLE', 'T016', 700, 1200],
    ['KHOLE', 'T022', 800, 1500],
    ['NHATHUOC', 'T014', 100, 400],
  ];
