import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import {
  ReceptionBanner,
  ReceptionButtons,
  ReceptionContext,
  ReceptionTask,
} from '../reception/parts/ReceptionTask.tsx';
import { useReceptionWork } from '../reception/useReceptionWork.ts';
import type { ReceptionDetailFragment } from './clinic.main.gen.ts';
import { useReceiveAndExamine } from './useReceiveAndExamine.ts';

export type Received = {
  visit: ReceptionDetailFragment;
  /** The session that was opened, unless the site collects first. */
  KhamBenh_Id: string | null;
};

type Props = {
  list: ReactNode;
  onReceived: (received: Received) => void;
  onBack: () => void;
};

/** The form of the desk in a consulting room: whoever is saved is examined next. */
export default function ReceivePart({ list, onReceived, onBack }: Props) {
  const { t } = useTranslation('clinic');
  const { receive, opened } = useReceiveAndExamine();
  const work = useReceptionWork({
    receive,
    onKept: (visit, isNew) => isNew && onReceived({ visit, KhamBenh_Id: opened.current }),
  });
  const { finder } = work.refs;
  const { ready } = work.reception;
  useEffect(() => {
    if (ready) finder.current?.focus();
  }, [ready, finder]);
  return (
    <WorkScreen
      name="clinic"
      open
      onBack={onBack}
      list={list}
      banner={<ReceptionBanner work={work} />}
      task={<ReceptionTask work={work} />}
      context={<ReceptionContext work={work} />}
      actions={<ReceptionButtons work={work} next={t('saveAndExamine')} />}
    />
  );
}
