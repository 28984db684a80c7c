import type { Issue } from '@sen/domain/catalogue/validate';
import { roles } from '@sen/domain/permissions/profile';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Switch } from '../../../ui/kit/choices.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import type { ProfileForm } from '../form.ts';
import type { HouseNode } from '../nodeTree.ts';

type Props = {
  form: ProfileForm;
  onChange: (part: Partial<ProfileForm>) => void;
  issues: readonly Issue[];
  nodes: readonly HouseNode[];
};

/** Code, name, role, where its holders start, and whether they need a second factor. */
export function GeneralTab({ form, onChange, issues, nodes }: Props) {
  const { t } = useTranslation('profiles');
  const language = currentLanguage();
  const wrong = (path: string) => {
    const texts = issues.filter((one) => one.path === path).map((one) => issueText(one, language));
    return texts.length > 0 ? ({ validateStatus: 'error', help: texts.join(' ') } as const) : {};
  };
  const faulty = (path: string) => issues.some((one) => one.path === path);
  const [first] = form.nodes;
  return (
    <div className="profile-general">
      <Form.Item label={t('code')} htmlFor="code" required {...wrong('code')}>
        <Input
          id="code"
          value={form.code}
          maxLength={40}
          aria-required
          aria-invalid={faulty('code')}
          onChange={(event) => onChange({ code: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={t('name')} htmlFor="name" required {...wrong('name')}>
        <Input
          id="name"
          value={form.name}
          maxLength={100}
          aria-required
          aria-invalid={faulty('name')}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={t('role')} htmlFor="role" required {...wrong('role')}>
        <Select
          id="role"
          value={form.role}
          aria-required
          options={Object.entries(roles).map(([value, label]) => ({ value, label: label[language] }))}
          onChange={(role: string) => onChange({ role })}
        />
      </Form.Item>
      <Form.Item
        label={t('defaultNode')}
        htmlFor="defaultNode"
        help={form.nodes.length === 0 ? t('defaultNodeNone') : t('defaultNodeHint')}
      >
        <Select
          id="defaultNode"
          value={first?.node_Id ?? null}
          disabled={form.nodes.length === 0}
          options={form.nodes.map(({ node_Id }) => ({
            value: node_Id,
            label: nodes.find((one) => one._id === node_Id)?.name ?? node_Id,
          }))}
          onChange={(id: string) =>
            onChange({
              nodes: [...form.nodes].sort((a, b) => Number(b.node_Id === id) - Number(a.node_Id === id)),
            })
          }
        />
      </Form.Item>
      <Form.Item label={t('requires2fa')} htmlFor="requires2fa" help={t('requires2faHint')}>
        <Switch
          id="requires2fa"
          aria-label={t('requires2fa')}
          checked={form.requires2fa}
          onChange={(requires2fa) => onChange({ requires2fa })}
        />
      </Form.Item>
    </div>
  );
}
