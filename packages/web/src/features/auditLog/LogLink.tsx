import { Link, useLocation } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useSession } from '../../session/useSession.ts';
import type { LogLinkProps } from '../../ui/feature.ts';
import { logPath, paramsOf, recordLogPath } from './filter.ts';

/** The way to what the log says of a record or of imports, for those who may read it. */
export default function LogLink(props: LogLinkProps) {
  const { permissions } = useSession();
  const mayOpen = useMayOpen();
  const narrow = useLocation().pathname.startsWith('/m/');
  if (!permissions.has('NHAT_KY_XEM') || !mayOpen(logPath)) return null;
  const path =
    props.of === 'record'
      ? recordLogPath(props.entity, props.id, props.since)
      : `${logPath}?${new URLSearchParams(paramsOf({ action: 'IMPORT', entity: props.entity }))}`;
  return <Link to={narrow ? narrowPath(path) : path}>{props.children}</Link>;
}
