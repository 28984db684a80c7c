import { phiaAnh } from '@sen/domain/readings/phiaAnh';
import { currentLanguage } from '../../../session/i18n.ts';
import { issueText } from '../../../ui/useIssues.ts';
import { ImageList } from '../../readings/parts/ImageList.tsx';
import { fieldOf, type SessionReportForm } from '../useSessionReport.ts';

const sides = [
  ['anhTruoc', 'Truoc'],
  ['anhSau', 'Sau'],
] as const;

/** The pictures of a session in work, before and after side by side. */
export function SessionPictures({ state, name }: { state: SessionReportForm; name: string }) {
  const language = currentLanguage();
  return (
    <div className="picture-sides">
      {sides.map(([field, side]) => (
        <section key={field}>
          <h4>{phiaAnh[side][language]}</h4>
          <ImageList
            id={fieldOf(field)}
            name={`${name} – ${phiaAnh[side][language]}`}
            images={state.values[field]}
            wrong={state.issues.list
              .filter((issue) => issue.path === field)
              .map((issue) => issueText(issue, language))
              .join(' ')}
            onChange={(images) => state.change({ [field]: images })}
          />
        </section>
      ))}
    </div>
  );
}
