import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { narrowPath } from '../session/routeTable.ts';
import { useMayOpen } from '../session/useMayOpen.ts';
import { useContributions } from '../ui/useContributions.ts';
import { useNarrow } from './page/useNarrow.ts';

/** The way to the screen where many entries of a catalogue are typed, where there is one and the menu opens it. */
export function QuickLink({ name }: { name: string }) {
  const { t } = useTranslation('shell');
  const mayOpen = useMayOpen();
  const narrow = useNarrow();
  const quick = useContributions('quickEntry').find((one) => name in one)?.[name];
  if (!quick || !mayOpen(quick.path)) return null;
  return <Link to={narrow ? narrowPath(quick.path) : quick.path}>{t(quick.title)}</Link>;
}
