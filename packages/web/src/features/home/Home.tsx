import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { reachableScreens } from '../../session/navigation.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { useSession } from '../../session/useSession.ts';
import { Apart } from '../../ui/Apart.tsx';
import { useContributions } from '../../ui/useContributions.ts';
import './home.css';

/** /trang-chu: what waits for this person here, and the way to each screen of theirs. */
export default function Home() {
  const { t } = useTranslation(['home', 'shell']);
  const session = useSession();
  const narrow = useLocation().pathname.startsWith('/m/');
  const routes = useContributions('routes').flat();
  const screens = reachableScreens(routes, session.profile.navigation.idMenus, session.navigation).filter(
    (route) => route.path !== '/trang-chu',
  );
  const node = session.profile.nodes.find((one) => one._id === session.nodeId);
  const cards = useContributions('home')
    .flat()
    .filter((card) => session.permissions.has(card.permission))
    .sort((one, other) => Number(other.first ?? false) - Number(one.first ?? false));
  return (
    <div className="home">
      <h1>{t('greeting', { name: session.user.employee?.TenNhanVien ?? session.user.username })}</h1>
      <p className="home-place">{[session.profile.name, node?.name].filter(Boolean).join(' · ')}</p>
      <div className="home-cards">
        {cards.map(({ Card }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of cards is fixed for one person
          <Apart key={at}>
            <Card nodeId={session.nodeId} />
          </Apart>
        ))}
      </div>
      <h2>{t('screens')}</h2>
      <div className="home-screens">
        {screens.map((route) => {
          const base = route.path.split('/:')[0] ?? route.path;
          return (
            <Link key={route.path} to={narrow ? narrowPath(base) : base}>
              {t(route.title, { ns: 'shell' })}
            </Link>
          );
        })}
      </div>
    </div>
  );
}
