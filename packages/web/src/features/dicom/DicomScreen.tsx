import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { DateRange } from '../../ui/DateRange.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { NoPermission } from '../../ui/states.tsx';
import { useOnlyHit } from '../../ui/useOnlyHit.ts';
import { Modalities } from './Modalities.tsx';
import { StudyList } from './StudyList.tsx';
import { type DicomTab, dicomTabs, useStudies } from './useStudies.ts';
import './dicom.css';

/** /anh-dicom: what modalities sent and of which slip it is, what is of no order and why, how the modalities stand. */
export default function DicomScreen() {
  const { permissions } = useSession();
  const tabs = dicomTabs.filter((tab) =>
    permissions.has(tab === 'may' ? 'MAY_DICOM_XEM' : 'CHAN_DOAN_HINH_ANH'),
  );
  const [first] = tabs;
  return first ? <Dicom tabs={tabs} first={first} /> : <NoPermission />;
}

/** The tabs that the person may see, and the one that starts. */
function Dicom({ tabs, first }: { tabs: readonly DicomTab[]; first: DicomTab }) {
  const { t } = useTranslation('dicom');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { childComponentPath } = useParams();
  const tab = tabs.find((one) => one === childComponentPath) ?? first;
  const studies = useStudies(tab, tabs.includes('da-nhan'));
  const onEnter = useOnlyHit({
    text: studies.search,
    rows: studies.rows,
    loading: studies.searching,
    onOpen: studies.show,
  });
  const { waiting } = studies;
  const show = (next: DicomTab) =>
    void navigate(pathname.replace(/\/anh-dicom.*$/, `/anh-dicom/${next}`), { replace: true });
  return (
    <ListScreen
      className="dicom-screen"
      title={t('title')}
      choices={
        tab === 'may' ? null : (
          <>
            <Input
              allowClear
              prefix={<SearchIcon />}
              value={studies.search}
              placeholder={t('search')}
              aria-label={t('search')}
              onChange={(event) => studies.setSearch(event.target.value)}
              onKeyDown={onEnter}
            />
            {tab === 'da-nhan' ? <DateRange value={studies.range} onChange={studies.setRange} /> : null}
          </>
        )
      }
    >
      <Segmented<DicomTab>
        aria-label={t('show')}
        value={tab}
        onChange={show}
        options={tabs.map((one) => ({
          value: one,
          label:
            one === 'chua-ghep' && waiting !== null ? `${t(`tab.${one}`)} (${waiting})` : t(`tab.${one}`),
        }))}
      />
      {tab === 'may' ? <Modalities /> : <StudyList key={tab} tab={tab} studies={studies} />}
    </ListScreen>
  );
}
