import type { nhapVienActs } from '@sen/domain/admission/nhapVien';
import type { HinhThucRaVien } from '@sen/domain/discharges/raVienNoiTru';
import type { KhamBenhAction } from '@sen/domain/examination/khamBenh';
import type { Said, ValueOf } from '@sen/domain/features';
import type { KetQuaDieuTri, LoaiRaVien } from '@sen/domain/medicalRecords/raVien';
import type { SlipKind } from '@sen/domain/orders/orderKinds';
import type { Permission } from '@sen/domain/permissions/permissions';
import type { ComponentType, ReactNode } from 'react';
import type { RouteSpec } from '../session/routeTable.ts';
import type { WithActs } from './acts.ts';
import type { Entry, EntryFormProps, RefLabel } from './entry.ts';
import type { OrderResults } from './orderResults.ts';

/**
 * What a feature brings to the screens, said in `feature.tsx` of its folder. It comes with the first page: what it names is fetched when
 * it is wanted.
 */
export type FeatureScreens = {
  /** The name of the folder. */
  name: string;
  routes?: readonly ScreenRoute[];
  home?: readonly HomeCard[];
  search?: SearchSource;
  /** How many wait at its screens, beside their entries in the menu. */
  waiting?: readonly WaitingAt[];
  /** Signs in the bar, left of who works here. */
  bar?: readonly ComponentType[];
  /** What the command search finds by what it does: a screen, with what is to be done there. */
  acts?: readonly SearchAct[];
  /** Records of a patient's timeline that open at a screen of this feature. */
  timeline?: readonly TimelineLink[];
  /** Catalogues whose entries have a page of their own, by name; the entries of the others open in a drawer. */
  entryPages?: Readonly<Record<string, ComponentType<EntryFormProps>>>;
  /** What stands below the form of a saved entry in the drawer, by the name of the catalogue. */
  entryParts?: Readonly<Record<string, ComponentType<{ entry: Entry }>>>;
  /** Screens where many entries of a catalogue are typed, by its name. */
  quickEntry?: Readonly<Record<string, Pick<RouteSpec, 'path' | 'title'>>>;
  /** Papers that are written of a session of an examination. */
  papers?: readonly SessionPaper[];
  /** Further tabs of a session of an examination, after its own. */
  sessionTabs?: readonly SessionTab[];
  /** Further tabs of a stay in a ward, after its own. */
  stayTabs?: readonly StayTab[];
  /** Papers that a stay has when its discharge is ordered. */
  leavingPapers?: readonly LeavingPaper[];
  /** What stands in the overview of a stay, such as the latest vital signs. */
  stayPanels?: readonly StayPanel[];
  /** Tabs of a patient's page, after its timeline; those of a place in the examination open beside the session too. */
  patientTabs?: readonly PatientTab[];
  /** What stands below an examination whose resolution, chosen or saved, is of a kind; by kind. */
  resolutions?: Readonly<Partial<Record<ResolutionKind, ComponentType<ResolutionPartProps>>>>;
  /** What stands under the diagnosis of an examination, for who has the permission. */
  sessionNotes?: readonly SessionNote[];
  /** What stands below the preview of a print. */
  printActs?: readonly ComponentType<PrintActProps>[];
  /** What stands beside the print of a returned result at its desk. */
  resultActs?: readonly ComponentType<ResultActProps>[];
  /** Kinds of orders whose results the doctor's screen shows, by kind. */
  results?: Readonly<Partial<Record<SlipKind, OrderResults>>>;
  /**
   * Operations that its screens open with while the server is away: their last answers are kept on the device. None may tell of a
   * patient.
   */
  kept?: readonly string[];
  /** The way to what the operation log says. */
  logLink?: ComponentType<LogLinkProps>;
};

/** A screen of a feature. A wrong title for a path of the domain's menus does not compile. */
export type ScreenRoute = Omit<RouteSpec, 'path' | 'title' | 'public' | 'everyone'> & (MenuRoute | FreeRoute);

/** A screen that menus hold: the domain says its place in them, its title and what it needs. */
export type MenuRoute = RouteOf<ValueOf<Said<'screens'>>>;

type RouteOf<S> = S extends { path: infer Path extends string; title: infer Title extends string }
  ? { path: Path | `${Path}/:childComponentPath?`; title: Title }
  : never;

/** A screen outside of menus: before the sign-in, or open to every profile. */
type FreeRoute = { path: string; title: string } & ({ public: true } | { everyone: true });

/** A card of the home screen: live numbers of one kind of work, for those who do it. */
export type HomeCard = {
  permission: Permission;
  Card: ComponentType<{ nodeId: string | null }>;
  /** Stands before the others. */
  first?: true;
};

/** How many wait at a screen: a `MenuCount`, drawn for those who do the work there. */
export type WaitingAt = {
  /** The wide path of the screen. */
  path: string;
  permission: Permission;
  Count: ComponentType<{ nodeId: string | null }>;
};

/** What a paper is begun with: the session as it is saved. */
export type SessionOfPaper = {
  _id: string;
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  /** The record of the stay that it is instead of a session. */
  BenhAn_Id?: string | null;
  /** The first day of that stay, and its ward. */
  NgayVao?: string | null;
  Khoa?: { ten: string } | null;
  Ngay: string;
  NgayTaiKham?: string | null;
  LoiDan?: string | null;
  LyDoKham?: string | null;
  TrieuChungLamSang?: string | null;
  TienSuBenh?: string | null;
  PhongBan?: RefLabel | null;
  BacSiKham?: RefLabel | null;
  ChanDoan?: string | null;
  ChanDoanICD_Id?: string | null;
  ChanDoanICD?: { ten: string } | null;
  BenhNhan?: { GioiTinh: string; NgaySinh?: string | null; NamSinh: number } | null;
  TiepNhan?: { SoTheBHYT?: string | null } | null;
  /** The discharge of the stay that it is instead of a session. */
  raVien?: DischargeOfPaper | null;
};

/** The discharge that papers of a stay begin with. */
export type DischargeOfPaper = {
  ThoiGianRaVien: string;
  KetQuaDieuTri: KetQuaDieuTri;
  LoaiRaVien: LoaiRaVien;
  ChanDoan: string;
  QuaTrinhBenhLy?: string | null;
  KetQuaCanLamSang?: string | null;
  PhuongPhapDieuTri?: string | null;
  HuongDieuTri?: string | null;
  LoiDan?: string | null;
  NgayTaiKham?: string | null;
  NguoiGiamHo?: string | null;
  ThoiGianTuVong?: string | null;
  NguyenNhanTuVong?: string | null;
};

export type SessionPaperProps = { session: SessionOfPaper; onClose: () => void };

/** A paper of a session, by the act that issues it. */
export type SessionPaper = { action: KhamBenhAction; Dialog: ComponentType<SessionPaperProps> };

/** A session as a further tab of the doctor's screen has it. */
export type SessionOfTab = SessionOfPaper &
  WithActs & {
    NgayKham: string;
    PhongBan_Id: string;
    Mach?: number | null;
    NhietDo?: number | null;
    HuyetApCao?: number | null;
    HuyetApThap?: number | null;
    NhipTho?: number | null;
    ChieuCao?: number | null;
    CanNang?: number | null;
    ChanDoanICD?: RefLabel | null;
    ChanDoanPhuICD_Ids: readonly string[];
    ChanDoanPhuICDs: readonly RefLabel[];
  };

export type SessionTabProps = {
  session: SessionOfTab;
  /** Keeps what is typed into the session; null when that was refused. */
  save: () => Promise<unknown>;
  /** The session is read anew: the tab changed it. */
  onChanged: () => void;
  /** It is the tab that is seen: a tab that was opened once lives on, and its keys are not heard then. */
  shown: boolean;
};

/** A further tab of a session, for who has the permission: its title is a key of the namespace of its feature. */
export type SessionTab = {
  key: string;
  texts: string;
  title: string;
  permission: Permission;
  Tab: ComponentType<SessionTabProps>;
};

/** A stay in a ward as the tabs of its page have it: the order to admit with the stay that it began. */
export type StayOfTab = WithActs & {
  _id: string;
  version: number;
  TrangThai: string;
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  /** The medical record; null before the ward took the patient in. */
  BenhAn_Id: string | null;
  Khoa_Id: string | null;
  NgayTiepNhan: string | null;
  BacSiDieuTri?: RefLabel | null;
  ChanDoanICD?: RefLabel | null;
  BenhNhan?: (PatientOfTab & { TenBenhNhan: string }) | null;
};

export type StayTabProps = {
  stay: StayOfTab;
  /** The stay is read anew: the tab changed it. */
  onChanged: () => void;
  /** It is the tab that is seen: a tab that was opened once lives on, and its keys are not heard then. */
  shown: boolean;
};

/** A further tab of a stay, for who has the permission: its title is a key of the namespace of its feature. */
export type StayTab = {
  key: string;
  texts: string;
  title: string;
  permission: Permission;
  Tab: ComponentType<StayTabProps>;
};

export type LeavingPaperProps = {
  /** The stay as papers have what they are written out of. */
  stay: SessionOfPaper;
  patient: string;
  onClose: () => void;
};

/**
 * A paper of a stay, for who has the permission: offered where its discharge is ordered and of one of the kinds (any where none is said)
 * and the act on the stay is allowed, shown where there is one. Its title is a key of the namespace of its feature.
 */
export type LeavingPaper = {
  /** The code of its print form. */
  form: string;
  texts: string;
  title: string;
  permission: Permission;
  action?: keyof typeof nhapVienActs.acts;
  kinds?: readonly HinhThucRaVien[];
  /** It is written before the discharge as well. */
  inStay?: true;
  /** It is not written of men. */
  women?: true;
  Dialog: ComponentType<LeavingPaperProps>;
};

/** A part of the overview of a stay, for who has the permission. */
export type StayPanel = { permission: Permission; Panel: ComponentType<Omit<StayTabProps, 'shown'>> };

/** A print that is looked at: its form, the record that it shows, and what to call when it prints otherwise now. */
export type PrintActProps = { form: string; id: string; onChanged: () => void };

/** A returned result, by its order slip, and the form that prints it. */
export type ResultActProps = { id: string; form: string };

export type SessionNoteProps = {
  session: SessionOfPaper & WithActs;
  /** The main disease as it is chosen on the screen. */
  ICD_Id: string | null;
  /** Keeps what is typed into the session; null when that was refused. */
  save: () => Promise<unknown>;
};

/** What the main disease of a session asks for; nothing where it asks for nothing. */
export type SessionNote = { permission: Permission; Note: ComponentType<SessionNoteProps> };
/** The patient as the tabs of their page have them. */
export type PatientOfTab = {
  _id: string;
  GioiTinh: string;
  NgaySinh?: string | null;
  NamSinh: number;
};

/** A tab of a patient's page, for who has the permission; its title is `patientTab.<key>` of the texts that every screen has. */
export type PatientTab = {
  key: 'results' | 'vitals' | 'balance' | 'invoices' | 'promotions';
  permission: Permission;
  Tab: ComponentType<{ patient: PatientOfTab }>;
  /** Opens from the doctor's examination as well, without leaving it. */
  inExamination?: true;
};

/** The kinds of resolutions after which a feature has something to do. */
export type ResolutionKind = 'NhapVien' | 'ChuyenVien';

export type ResolutionPartProps = {
  session: SessionOfPaper & WithActs & { TrangThai: string };
  /** It is the resolution as it is chosen now, not only the saved one. */
  chosen: boolean;
  /** Keeps what is typed, on which the paper stands; null when that was refused. */
  save: () => Promise<unknown>;
  /** What may be done with the session has changed. */
  onChanged: () => void;
};

/** One line of the command search. */
export type Hit = { path: string; title: string; hint: string };

/** What the command search asks beside the names of screens, for who has the permission. */
export type SearchSource = {
  permission: Permission;
  load: () => Promise<{ hits: (text: string) => Promise<readonly Hit[]> }>;
};

/** An act by name: where it is done, for who may. */
export type SearchAct = {
  /** Text key in the namespace `shell`. */
  title: string;
  /** The wide path of the screen. */
  path: string;
  permission: Permission;
};

/** What a moment of a patient's timeline names: its own record, and those that it belongs to where the reader may see them. */
export type TimelineMoment = {
  _id: string;
  BenhNhan_Id: string;
  TiepNhan_Id: string | null;
  KhamBenh_Id: string | null;
  XetNghiem_Id: string | null;
  /** The kind of the order slip of an order or a result, whose id is the moment's. */
  LoaiPhieu: string | null;
  ToaThuoc_Id: string | null;
};

/** A screen that opens records of the timeline, for who has the permission. */
export type TimelineLink = {
  /** Kinds of moments, as the API names them. */
  kinds: readonly string[];
  path: string;
  permission: Permission;
  /** The words of the address; one without a value means that the moment has nothing to open here. */
  query: (moment: TimelineMoment) => Readonly<Record<string, string | null>>;
  /** Shows only what the record was made in: it opens where no screen of the record itself does. */
  within?: true;
};

/** What of the operation log is wanted: the changes of a record since its first one, or the imports of a catalogue. */
export type LogLinkProps = { children: ReactNode } & (
  | { of: 'record'; entity: string; id: string; since: string | null }
  | { of: 'imports'; entity: string }
);

/** One feature; the list of all is `app/features.ts`. */
export const defineScreens = (feature: FeatureScreens): FeatureScreens => feature;
