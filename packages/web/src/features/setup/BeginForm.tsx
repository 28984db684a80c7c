import type { Issue } from '@sen/domain/catalogue/validate';
import { errorText } from '@sen/domain/errors/errors';
import { settingForm } from '@sen/domain/settings/settingForms';
import { type SetupInput, setupFacility, setupIssues, systemTypes } from '@sen/domain/setup/setupForm';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { currentLanguage, setLanguage } from '../../session/i18n.ts';
import { ask } from '../../session/plainRequest.ts';
import { storageKeys, store } from '../../session/session.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { BeginField } from './BeginField.tsx';
import { SetupBeginDocument, type SetupBeginMutation } from './begin.main.gen.ts';

type Name = keyof SetupInput;
/** A password is never kept on the device. */
type Kept = Omit<SetupInput, 'password'>;

const blank: SetupInput = {
  name: '',
  systemType: 'PHONG_MACH',
  MaCSKCB: '',
  address: '',
  phone: '',
  TenNhanVien: '',
  username: '',
  password: '',
};

/** The name of the site and its first administrator, who is signed in with it. What is typed is kept, but for the password. */
export function BeginForm({ to }: { to: string }) {
  const { t } = useTranslation('setup');
  const language = currentLanguage();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [typedCode, setTypedCode] = useState('');
  const [own, setOwn] = useState<Partial<SetupInput>>({});
  const [repeat, setRepeat] = useState('');
  const [shown, setShown] = useState(false);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft<Kept>('setup', 'begin');
  const given = decodeURIComponent(hash.replace(/^#/, ''));
  const code = given || typedCode;
  const values: SetupInput = { ...blank, ...draft.found?.value, ...own };

  useEffect(() => {
    if (issues.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues]);

  const put = (name: Name, value: string) => {
    const { password: _secret, ...kept } = { ...values, [name]: value };
    setOwn({ ...own, [name]: value });
    setIssues(issues.filter((issue) => issue.path !== name));
    draft.keep(kept);
  };
  const refuse = (found: readonly Issue[], text: string | null) => {
    setIssues(found);
    setFailure(found.length > 0 ? t('begin.faults', { count: found.length }) : text);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found: Issue[] = [
      ...(code.trim() === '' ? [{ path: 'code', code: 'REQUIRED' }] : []),
      ...setupIssues(values),
      ...(values.password !== repeat ? [{ path: 'repeat', code: 'PASSWORDS_DIFFER' }] : []),
    ];
    refuse(found, null);
    if (found.length > 0) return;
    setBusy(true);
    const answer = await ask<SetupBeginMutation>('SetupBegin', SetupBeginDocument, {
      ma: code.trim(),
      input: values,
    });
    setBusy(false);
    if (!answer.ok) {
      const refused = answer.details['issues'];
      const text =
        answer.code === 'NETWORK' ? t('begin.unreached') : errorText(answer.code, language, answer.details);
      return refuse(Array.isArray(refused) ? (refused as Issue[]) : [], text); // as the API's refuseIssues writes them
    }
    draft.clear();
    store(storageKeys.token, answer.data.batDauThietLap.token);
    store(storageKeys.userId, answer.data.batDauThietLap.userId);
    void navigate(to, { replace: true });
  };

  const labels = settingForm('facility')?.fields ?? {};
  const fault = (path: string) => {
    const issue = issues.find((one) => one.path === path);
    if (!issue) return null;
    return issue.code === 'PASSWORDS_DIFFER'
      ? t('begin.differ')
      : errorText(issue.code, language, issue.details);
  };
  const field = (name: Name, label: string, more: Partial<React.ComponentProps<typeof BeginField>> = {}) => (
    <BeginField
      key={name}
      name={name}
      label={label}
      value={values[name]}
      fault={fault(name)}
      onChange={(value) => put(name, value)}
      {...more}
    />
  );
  const secret = shown ? 'text' : 'password';
  return (
    <div className="sign-in begin">
      <main>
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('begin.title')}>
          <h1>
            <Logo size={36} /> {t('begin.title')}
          </h1>
          <p className="lead">{t('begin.lead')}</p>
          {draft.found ? (
            <DraftNotice
              savedAt={draft.found.savedAt}
              onDiscard={() => {
                draft.clear();
                setOwn({});
              }}
            />
          ) : null}
          {given === '' ? (
            <BeginField
              name="code"
              label={t('begin.code')}
              hint={t('begin.codeHint')}
              value={typedCode}
              fault={fault('code')}
              onChange={setTypedCode}
              required
            />
          ) : null}
          <div className="begin-parts">
            <fieldset>
              <legend>{t('begin.facility')}</legend>
              {setupFacility.map((name) =>
                field(name, labels[name]?.label[language] ?? name, {
                  required: labels[name]?.required ?? false,
                  ...(name === 'name' ? { autoFocus: true } : {}),
                  ...(name === 'phone' ? { inputMode: 'tel' } : {}),
                  ...(name === 'MaCSKCB' ? { inputMode: 'numeric', hint: t('begin.withoutInsurance') } : {}),
                }),
              )}
              <div className="begin-kinds" role="radiogroup" aria-label={t('begin.kind')}>
                {systemTypes.map((one) => (
                  <label key={one} className="check">
                    <input
                      type="radio"
                      name="systemType"
                      checked={values.systemType === one}
                      onChange={() => put('systemType', one)}
                    />
                    {t(`begin.kinds.${one}`)}
                  </label>
                ))}
              </div>
            </fieldset>
            <fieldset>
              <legend>{t('begin.administrator')}</legend>
              {field('TenNhanVien', t('begin.name'), { required: true, autoComplete: 'name' })}
              {field('username', t('begin.username'), {
                required: true,
                autoComplete: 'username',
                autoCapitalize: 'none',
                hint: t('begin.usernameHint'),
              })}
              {field('password', t('begin.password'), {
                required: true,
                type: secret,
                autoComplete: 'new-password',
                hint: t('begin.passwordHint'),
              })}
              <BeginField
                name="repeat"
                label={t('begin.repeat')}
                required
                type={secret}
                autoComplete="new-password"
                value={repeat}
                fault={fault('repeat')}
                onChange={setRepeat}
              />
              <label className="check">
                <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />{' '}
                {t('begin.show')}
              </label>
            </fieldset>
          </div>
          <div role="alert" className="failure">
            {failure}
          </div>
          <button type="submit" disabled={busy}>
            {busy ? t('begin.making') : t('begin.make')}
          </button>
          <p className="languages">
            <button type="button" onClick={() => void setLanguage('vi')} aria-pressed={language === 'vi'}>
              Tiếng Việt
            </button>
            <button type="button" onClick={() => void setLanguage('en')} aria-pressed={language === 'en'}>
              English
            </button>
          </p>
        </form>
      </main>
    </div>
  );
}
