import type { Issue } from '@sen/domain/catalogue/validate';
import { textLimits } from '@sen/domain/orders/textResult';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Switch } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import { fieldId } from '../../orders/desk/resultKind.ts';
import { useMayDictate } from '../dictation.ts';
import { useReadingDesk } from '../readingDesk.ts';
import type { LineValues, ReadingLine } from '../readingEntry.ts';
import { DictateButton } from './DictateButton.tsx';
import { FieldsEntry } from './FieldsEntry.tsx';
import { ImageList } from './ImageList.tsx';
import { LinePerformance } from './LinePerformance.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';

type Props = {
  line: ReadingLine;
  /** Where its issues stand: `ketQuas.N`. */
  path: string;
  values: LineValues;
  issues: readonly Issue[];
  onChange: (part: Partial<LineValues>) => void;
  /** Its images stand elsewhere. */
  textOnly?: boolean;
};

const rows = { MoTa: 5, KetLuan: 2, DeNghi: 1 } as const;
const texts = ['MoTa', 'KetLuan', 'DeNghi'] as const;

/** One service in work: a ready conclusion to begin with, what was found, who did it, when and with what, the images. */
export function LineEntry({ line, path, values, issues, onChange, textOnly = false }: Props) {
  const { t } = useTranslation('readings');
  const { content } = useReadingDesk();
  const mayDictate = useMayDictate();
  const wrong = (field: string) => wrongAt(issues, `${path}.${field}`);
  return (
    <section className="section reading-line" aria-label={line.TenDichVu}>
      <div className="reading-line-head">
        <h3>{line.TenDichVu}</h3>
        <TemplatePicker line={line} values={values} onChange={onChange} />
      </div>
      {content ? (
        <content.Entry
          name={line.TenDichVu}
          path={`${path}.noiDung`}
          value={values.noiDung}
          stored={line.noiDung ?? null}
          issues={issues}
          onChange={(noiDung) => onChange({ noiDung })}
        />
      ) : null}
      <FieldsEntry
        name={line.TenDichVu}
        path={`${path}.truongs`}
        fields={line.truongs}
        texts={values.truongs}
        before={line.lanTruoc}
        issues={issues}
        onChange={(truongs) => onChange({ truongs })}
      />
      {texts.map((field) => {
        const id = fieldId(`${path}.${field}`);
        const text = wrong(field);
        return (
          <div key={field} className="reading-field">
            <div className="reading-label">
              <label htmlFor={id}>
                {t(`field.${field}`)}
                {field === 'KetLuan' && !line.KhongKetQua ? <span aria-hidden="true"> *</span> : null}
              </label>
              {mayDictate ? (
                <DictateButton
                  name={t('partOf', { part: t(`field.${field}`), name: line.TenDichVu })}
                  value={values[field]}
                  onChange={(value) => onChange({ [field]: value.slice(0, textLimits[field]) })}
                />
              ) : null}
            </div>
            <Input.TextArea
              id={id}
              autoSize={{ minRows: rows[field], maxRows: 16 }}
              maxLength={textLimits[field]}
              {...(text
                ? { className: 'error', 'aria-invalid': true, 'aria-describedby': `${id}_wrong` }
                : {})}
              value={values[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
            />
            {text ? (
              <small id={`${id}_wrong`} className="reading-wrong">
                {text}
              </small>
            ) : null}
          </div>
        );
      })}
      {textOnly ? null : (
        <div className="reading-danger">
          <Switch
            id={fieldId(`${path}.LaNguyHiem`)}
            checked={values.LaNguyHiem}
            aria-label={t('partOf', { part: t('field.LaNguyHiem'), name: line.TenDichVu })}
            onChange={(LaNguyHiem) => onChange({ LaNguyHiem })}
          />
          <span>
            {t('field.LaNguyHiem')}
            {values.LaNguyHiem ? <small className="soft"> {t('dangerHint')}</small> : null}
          </span>
        </div>
      )}
      <LinePerformance
        line={line}
        path={path}
        values={values}
        deviceOnly={textOnly}
        wrong={wrong}
        onChange={onChange}
      />
      {textOnly ? null : (
        <LineImages line={line} path={path} values={values} issues={issues} onChange={onChange} />
      )}
    </section>
  );
}

/** The images of a service in work. */
export function LineImages({
  line,
  path,
  values,
  issues,
  sided = false,
  onChange,
}: Omit<Props, 'textOnly'> & { sided?: boolean }) {
  return (
    <ImageList
      id={fieldId(`${path}.hinhAnhs`)}
      name={line.TenDichVu}
      images={values.hinhAnhs}
      drawn
      sided={sided}
      wrong={wrongAt(issues, `${path}.hinhAnhs`)}
      wrongOf={(at) => wrongOfImage(issues, `${path}.hinhAnhs.${at}`)}
      onChange={(hinhAnhs) => onChange({ hinhAnhs })}
    />
  );
}

const wrongAt = (issues: readonly Issue[], path: string) =>
  wordsOf(issues.filter((issue) => issue.path === path));
/** What is wrong with an image, its words or its marks. */
const wrongOfImage = (issues: readonly Issue[], path: string) =>
  wordsOf(issues.filter((issue) => issue.path === path || issue.path.startsWith(`${path}.`)));

function wordsOf(issues: readonly Issue[]): string {
  return issues.map((issue) => issueText(issue, currentLanguage())).join(' ');
}
