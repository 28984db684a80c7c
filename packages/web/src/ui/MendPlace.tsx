import { Link, useLocation } from 'react-router';
import { narrowPath } from '../session/routeTable.ts';
import { useMayOpen } from '../session/useMayOpen.ts';
import { mendAddresses, type VisitOfFinding } from './mendPlaces.ts';

type Props = { finding: { noiSua: string; choSua: string }; visit: VisitOfFinding };

/** Where a finding of a claim is mended, and the way there for who may open a screen of it. */
export function MendPlace({ finding: { noiSua, choSua }, visit }: Props) {
  const narrow = useLocation().pathname.startsWith('/m/');
  const mayOpen = useMayOpen();
  const address = mendAddresses(choSua, visit).find(({ screen }) => mayOpen(screen));
  if (address === undefined) return <span className="soft">{noiSua}</span>;
  const to = `${address.screen}${address.rest}`;
  return <Link to={narrow ? narrowPath(to) : to}>{noiSua}</Link>;
}
