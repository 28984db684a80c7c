import { useQuery } from '@apollo/client/react';
import { nhapVienActs, trangThaiRaVien } from '@sen/domain/admission/nhapVien';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { allows } from '../../../ui/acts.ts';
import { FootActs } from '../../../ui/FootActs.tsx';
import { footActsOf } from '../../../ui/footActs.ts';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import {
  type LeavingFragment,
  LeavingOfStayDocument,
  type LeavingStayFragment,
  type PaperOfStayFragment,
  type StandingFragment,
} from './discharges.main.gen.ts';
import { LeavingFacts } from './LeavingFacts.tsx';
import { LeavingPapers } from './LeavingPapers.tsx';
import { leavingTones } from './leavingTones.ts';
import { StandingList } from './StandingList.tsx';
import { useLeavingActs } from './useLeavingActs.tsx';
import './discharges.css';

type Props = {
  /** The stay. */
  id: string;
  onChanged?: () => void;
};

const acts = [
  'moLaiRaVien',
  'huyRaVien',
  'huyChuyenThanhToan',
  'chuyenThanhToan',
  'hoanTatRaVien',
  'chiDinhRaVien',
] as const;

/** The end of a stay: its discharge, what stands against leaving with the way to each, and the acts, each one step back. */
export function LeavingPart({ id, onChanged }: Props) {
  const { data, error, refetch } = useQuery(LeavingOfStayDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['NoiTru', 'VienPhi'], () => void refetch());
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  const found = data.dotRaVien;
  if (!found) return null;
  const changed = () => {
    void refetch();
    onChanged?.();
  };
  return (
    <Ending
      stay={found.noiTru.NhapVien as LeavingStayFragment} // a whole answer
      papers={found.raViens as readonly LeavingFragment[]} // as above
      record={found.BenhAn_Id ?? null}
      others={found.giayTos as readonly PaperOfStayFragment[]} // as above
      lines={found.vuongMacs as readonly StandingFragment[]} // as above
      owing={found.vuongVienPhi ?? null}
      onChanged={changed}
    />
  );
}

type Known = {
  stay: LeavingStayFragment;
  papers: readonly LeavingFragment[];
  /** Its medical record. */
  record: string | null;
  /** Its papers beside the discharge. */
  others: readonly PaperOfStayFragment[];
  lines: readonly StandingFragment[];
  owing: string | null;
  onChanged: () => void;
};

function Ending({ stay, papers, record, others, lines, owing, onChanged }: Known) {
  const { t } = useTranslation('discharges');
  const printing = usePrinting();
  const paper = papers.find((one) => one.TrangThai === 'DangSuDung') ?? null;
  const { run, write, later, dialog } = useLeavingActs(stay, paper, onChanged);
  const { TrangThai } = stay;
  const left = trangThaiRaVien.some((state) => state === TrangThai);
  const open = left && TrangThai !== 'DaRaVien';
  const buttons = footActsOf(stay, {
    ...{ acts, run, labels: nhapVienActs.acts },
    primary: ['chiDinhRaVien', 'chuyenThanhToan', 'hoanTatRaVien'],
    danger: ['huyRaVien', 'huyChuyenThanhToan', 'moLaiRaVien'],
  });
  const mayChange = paper && (allows(paper, 'sua') || allows(paper, 'thayThe'));
  const ofPaper = paper
    ? [
        {
          key: 'print',
          label: t('print', { count: paper.SoLanIn }),
          icon: <PrinterIcon />,
          run: () =>
            printing.preview(`/api/print/RaVienNoiTru/${paper._id}`, t('number', { number: paper.SoRaVien })),
        },
        ...(mayChange ? [{ key: 'write', label: t('change'), run: () => void write() }] : []),
      ]
    : [];
  if (!left && TrangThai !== 'DangDieuTri' && buttons.length === 0 && papers.length === 0) return null;
  return (
    <section className="leaving-part" aria-label={t('title')}>
      <h3>
        {t('title')}{' '}
        {left ? (
          <StateTag tone={leavingTones[TrangThai]}>
            {nhapVienActs.states[TrangThai][currentLanguage()]}
          </StateTag>
        ) : null}
      </h3>
      {paper ? <LeavingFacts one={paper} /> : null}
      {open && lines.length > 0 ? (
        <>
          <Alert type="warning" title={t('standsCount', { count: lines.length })} />
          <StandingList
            stay={stay}
            lines={lines}
            onLater={allows(stay, 'traKetQuaSau') ? later : null}
            onWrite={mayChange ? () => void write() : null}
          />
        </>
      ) : null}
      {open && lines.length === 0 ? <p className="soft">{t('nothingStands')}</p> : null}
      {TrangThai === 'DangDieuTri' || left ? (
        <LeavingPapers
          stay={{ ...stay, BenhAn_Id: record }}
          discharge={paper}
          papers={others}
          onChanged={onChanged}
        />
      ) : null}
      {open ? <p className={owing ? 'leaving-owing' : 'soft'}>{owing ?? t('nothingOwed')}</p> : null}
      <div className="leaving-acts">
        <FootActs acts={[...ofPaper, ...buttons]} />
      </div>
      {papers
        .filter((one) => one !== paper)
        .map((one) => (
          <LeavingFacts key={one._id} one={one} earlier />
        ))}
      {dialog}
    </section>
  );
}
