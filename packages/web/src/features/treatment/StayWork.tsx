import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { FoldIcon, UnfoldIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PatientBanner } from '../../ui/PatientBanner.tsx';
import { usePreference } from '../../ui/preferences.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import { News } from './News.tsx';
import { type Opened, useStay } from './useStay.ts';
import { useStayTabs } from './useStayTabs.tsx';

type Props = {
  id: string;
  list: ReactNode;
  tab: string;
  onTab: (key: string) => void;
  onBack: () => void;
  /** The list is read anew. */
  onChanged: () => void;
};

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** One stay beside the list of its ward. */
export function StayWork({ id, list, ...rest }: Props) {
  const { t } = useTranslation('treatment');
  const one = useStay(id);
  const changed = () => {
    one.refetch();
    rest.onChanged();
  };
  if (one.opened) return <Shown opened={one.opened} list={list} {...rest} onChanged={changed} />;
  const waiting = one.missing ? <EmptyState text={t('notFound')} /> : <Loading />;
  return (
    <WorkScreen
      name="treatment"
      list={list}
      task={one.error ? <ErrorState error={one.error} onRetry={one.refetch} /> : waiting}
      open
      onBack={rest.onBack}
    />
  );
}

function Shown({ opened, list, tab, onTab, onBack, onChanged }: Omit<Props, 'id'> & { opened: Opened }) {
  const { t } = useTranslation(['treatment', 'stays']);
  const narrow = useLocation().pathname.startsWith('/m/');
  const [seen, setSeen] = usePreference('round.news', true, isFlag);
  const { of, stay } = opened;
  const patient = of.noiTru.NhapVien.BenhNhan;
  const visit = of.TiepNhan;
  const tabs = useStayTabs({ opened, tab, onTab, onChanged });
  const active = tabs.some(({ key }) => key === tab) ? tab : 'overview';
  return (
    <WorkScreen
      name="treatment"
      list={list}
      open
      onBack={onBack}
      banner={
        patient ? (
          <PatientBanner
            patient={{
              ...patient,
              doiTuong: visit?.DoiTuong?.ten,
              SoTheBHYT: visit?.SoTheBHYT,
              mucHuong: visit?.MucHuong,
              tuNgay: visit?.BHYTNgayHieuLuc,
              denNgay: visit?.BHYTNgayHetHieuLuc,
              diUng: patient.TienSuDiUng,
              tienSu: patient.TienSuBenh,
            }}
          >
            {narrow ? null : (
              <Button
                type="text"
                icon={seen ? <UnfoldIcon /> : <FoldIcon />}
                aria-expanded={seen}
                aria-label={t('news.title')}
                title={t(seen ? 'news.hide' : 'news.show')}
                onClick={() => setSeen(!seen)}
              />
            )}
          </PatientBanner>
        ) : null
      }
      task={
        <>
          <p className="round-episode">
            {[
              stay.Khoa?.ten,
              stay.Giuong?.ten,
              of.ngayThu === null ? null : t('dayOfStay', { day: of.ngayThu }),
              stay.SoBenhAn,
              [stay.ChanDoanICD?.ma, stay.ChanDoanICD?.ten].filter(Boolean).join(' – '),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {narrow ? (
            <NarrowTabs tabs={tabs} active={active} onTab={onTab} />
          ) : (
            <Tabs activeKey={active} onChange={onTab} items={tabs} />
          )}
        </>
      }
      {...(narrow || seen ? { context: <News NhapVien_Id={stay._id} /> } : {})}
    />
  );
}

type TabsProps = { tabs: ReturnType<typeof useStayTabs>; active: string; onTab: (key: string) => void };

/** On a phone the tabs are a choice; what was opened lives on. */
function NarrowTabs({ tabs, active, onTab }: TabsProps) {
  const { t } = useTranslation('treatment');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (!opened.has(active)) setOpened(new Set([...opened, active]));
  return (
    <>
      <Select
        aria-label={t('part')}
        value={active}
        onChange={(key) => onTab(key ?? 'overview')}
        options={tabs.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <Suspense fallback={<Loading />}>
        {tabs.map(({ key, children }) =>
          opened.has(key) ? (
            <div key={key} hidden={key !== active}>
              {children}
            </div>
          ) : null,
        )}
      </Suspense>
    </>
  );
}
