import { errorText } from '@sen/domain/errors/errors';
import { currentLanguage } from '../session/i18n.ts';

/** What stands below a field that was left with something that it cannot be; nothing while the form says it. */
export function LeftWrong({ code }: { code: string | null }) {
  return code === null ? null : (
    <div className="form-help left-wrong" role="alert">
      {errorText(code, currentLanguage())}
    </div>
  );
}
