import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultActProps } from '../../ui/feature.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { LinksDialog } from './parts/LinksDialog.tsx';

/** Beside a returned result: the patient's link to it. */
export default function ResultLinkButton({ id }: Pick<ResultActProps, 'id'>) {
  const { t } = useTranslation('resultLinks');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('act')}</Button>
      {open ? <LinksDialog id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
