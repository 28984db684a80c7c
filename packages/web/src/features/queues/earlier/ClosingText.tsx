import { useQuery } from '@apollo/client/react';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { DongViecsDocument } from './closing.main.gen.ts';

type Props = {
  of: { hangDoi: QueueKind; idNode: string };
  until: string;
  onAlsoBegun: (chosen: boolean) => void;
  onReopen: (id: string) => Promise<void>;
};

/** What a closing does, whether it takes what is begun along, and the closings that hold, each to be taken back. */
export function ClosingText({ of, until, onAlsoBegun, onReopen }: Props) {
  const { t } = useTranslation('queues');
  const [alsoBegun, setAlsoBegun] = useState(false);
  const { data, refetch } = useQuery(DongViecsDocument, { variables: of, fetchPolicy: 'network-only' });
  // a desk that closes every evening has one for each day: the newest is what is taken back
  const [newest, ...older] = data?.dongViecs ?? [];
  const line = (one: NonNullable<typeof newest>) => (
    <small key={one._id} className="queue-closing">
      {t(one.CaDangLam ? 'earlier.holdsAll' : 'earlier.holds', {
        day: formatDate(one.DenNgay),
        reason: one.LyDo,
      })}{' '}
      <Button size="small" type="link" onClick={() => void onReopen(one._id).then(() => refetch())}>
        {t('earlier.reopen')}
      </Button>
    </small>
  );
  return (
    <>
      <span>{t('earlier.what', { day: formatDate(until) })}</span>
      <br />
      <Checkbox
        checked={alsoBegun}
        onChange={(event) => {
          setAlsoBegun(event.target.checked);
          onAlsoBegun(event.target.checked);
        }}
      >
        {t('earlier.alsoBegun')}
      </Checkbox>
      {newest ? line(newest) : null}
      {older.length > 0 ? (
        <details className="queue-closings">
          <summary>{t('earlier.older', { count: older.length })}</summary>
          {older.map(line)}
        </details>
      ) : null}
    </>
  );
}
