import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, TextField } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Root = styled.form`
  & h2 {
    font: var(--t1);
    letter-spacing: -0.012em;
  }
  & p {
    margin-top: 8px;
    font: var(--small);
    color: var(--ink-2);
  }
  & .row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 8px;
    margin-top: 12px;
  }
  & button {
    min-height: 48px;
  }
`;

interface NewsletterFormProps {
  readonly title: string;
  readonly text: string;
}

/** Takes the address along to registration, where the letter is a ticked choice; works without script. */
export function NewsletterForm({ title, text }: NewsletterFormProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <Root action={navigation.href({ page: 'sign-in', params: { step: 'register' } })} method="get">
      <h2>{title || t('Shell.Newsletter.Title')}</h2>
      <p>{text}</p>
      <input type="hidden" name="newsletter" value="1" />
      <div className="row">
        <TextField
          label={t('Shell.Newsletter.Email')}
          labelHidden
          format="email"
          name="email"
          required
          example={t('Shell.Newsletter.Example')}
        />
        <Button type="submit">{t('Shell.Newsletter.SignUp')}</Button>
      </div>
    </Root>
  );
}
