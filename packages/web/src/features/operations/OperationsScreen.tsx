import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useSession } from '../../session/useSession.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { NoPermission } from '../../ui/states.tsx';
import '../../ui/sideIndex.css';
import { BackupsPage } from './BackupsPage.tsx';
import { CountersPage } from './CountersPage.tsx';
import { HealthPage } from './HealthPage.tsx';
import { WorkPage } from './WorkPage.tsx';
import './operations.css';

const base = '/quan-tri-he-thong';

/** The pages of this screen by the end of their paths; without one the health of the parts is shown. */
const pages = {
  'cong-viec': { title: 'work', page: WorkPage },
  'sao-luu': { title: 'backups', page: BackupsPage },
  'bo-dem': { title: 'counters', page: CountersPage },
} as const;

/** Other screens of who administers the site, as far as the menu opens them. */
const others = [
  { path: `${base}/cai-dat`, title: 'menu.settings' },
  { path: `${base}/tai-khoan`, title: 'menu.accounts' },
  { path: `${base}/ho-so`, title: 'menu.profiles' },
  { path: `${base}/mau-in`, title: 'menu.printForms' },
  { path: '/lich-su-thao-tac', title: 'menu.auditLog' },
] as const;

/** /quan-tri-he-thong: how the system runs, its jobs and calls to outside, its backups and counters. */
export default function OperationsScreen() {
  const { t } = useTranslation('operations');
  const { childComponentPath: key } = useParams();
  const narrow = useLocation().pathname.startsWith('/m/');
  const { permissions } = useSession();
  if (!permissions.has('QUAN_TRI')) return <NoPermission />;
  const open = key !== undefined && Object.hasOwn(pages, key) ? pages[key as keyof typeof pages] : null; // a key by hasOwn
  const Page = open?.page ?? HealthPage;
  if (narrow)
    return (
      <div className="ops-narrow">
        {open ? (
          <p className="ops-back">
            <Link to={narrowPath(base)}>
              <ArrowLeftIcon /> {t('title')}
            </Link>
          </p>
        ) : (
          <Index open={null} narrow />
        )}
        <Page narrow />
      </div>
    );
  return (
    <div className="side-screen">
      <Index open={open?.title ?? 'health'} narrow={false} />
      <div className="side-main">
        <Page narrow={false} />
      </div>
    </div>
  );
}

function Index({ open, narrow }: { open: string | null; narrow: boolean }) {
  const { t } = useTranslation(['operations', 'shell']);
  const mayOpen = useMayOpen();
  const to = (path: string) => (narrow ? narrowPath(path) : path);
  const own = [
    ...(narrow ? [] : [{ path: base, title: 'health' }]),
    ...Object.entries(pages).map(([key, { title }]) => ({ path: `${base}/${key}`, title })),
  ];
  const reachable = others.filter((one) => mayOpen(one.path));
  return (
    <nav className="side-index ops-index" aria-label={t('title')}>
      <div className="side-groups">
        <ul>
          {own.map(({ path, title }) => (
            <li key={path}>
              <Link to={to(path)} aria-current={title === open ? 'page' : undefined}>
                {t(title)}
              </Link>
            </li>
          ))}
        </ul>
        {reachable.length > 0 ? (
          <section>
            <h2>{t('others')}</h2>
            <ul>
              {reachable.map(({ path, title }) => (
                <li key={path}>
                  <Link to={to(path)}>{t(title, { ns: 'shell' })}</Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </nav>
  );
}
