import type { Issue } from '@sen/domain/catalogue/validate';
import { type BoCuc, boCucGoc, type KhungMauIn } from '@sen/domain/printing/boCuc';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { issueText } from '../../../ui/useIssues.ts';

/** What every part of the layout is given. */
export type LayoutProps = {
  khung: KhungMauIn;
  layout: BoCuc;
  issueAt: (path: string) => Issue | undefined;
  readOnly: boolean;
  onChange: (piece: Partial<BoCuc>) => void;
};

type Props = Pick<LayoutProps, 'layout' | 'readOnly' | 'onChange'> & {
  title: string;
  /** The pieces that the part edits; they go back to the template by one button. */
  pieces?: ReadonlyArray<'giay' | 'le' | 'coChu' | 'ngonNgu' | 'lien'>;
  /** For a part that holds some of a piece: what it is like without them, null where it is that already. */
  usual?: Partial<BoCuc> | null;
  children: ReactNode;
};

/** A part of the layout under its title; marked where it differs from the template. */
export function LayoutPart({ layout, readOnly, onChange, title, pieces = [], usual, children }: Props) {
  const { t } = useTranslation('printing');
  const id = useId();
  const changed = pieces.filter((piece) => JSON.stringify(layout[piece]) !== JSON.stringify(boCucGoc[piece]));
  const back =
    usual ??
    (changed.length > 0 ? Object.fromEntries(changed.map((piece) => [piece, boCucGoc[piece]])) : null);
  return (
    <section className={back ? 'form-layout-part changed' : 'form-layout-part'} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {back && !readOnly ? (
          <Button type="text" size="small" aria-describedby={id} onClick={() => onChange(back)}>
            {t('layoutDefault')}
          </Button>
        ) : null}
      </header>
      {children}
    </section>
  );
}

/** What is wrong with a field of the layout. */
export function LayoutFault({ issue }: { issue: Issue | undefined }) {
  return issue ? <div className="form-label-fault">{issueText(issue, currentLanguage())}</div> : null;
}
