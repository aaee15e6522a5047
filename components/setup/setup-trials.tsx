import { getTranslations } from 'next-intl/server'
import { SECTIONS } from '@/lib/core/storable'
import { signInAnswers } from '@/lib/setup/schema'
import { KeyCheck } from './key-check'
import { SignInCheck } from './sign-in-check'
import { TestMail } from './test-mail'

/** Tries the key of the payment provider. */
export async function KeyTrial() {
  const t = await getTranslations('setup.keyCheck')
  return (
    <KeyCheck
      field="setup-STRIPE_SECRET_KEY"
      texts={{
        ...{ button: t('button'), busy: t('busy') },
        ...{ live: t('live'), test: t('test'), refused: t('refused'), away: t('away') },
      }}
    />
  )
}

/** Tries the settings of the sign-in service. */
export async function SignInTrial() {
  const t = await getTranslations('setup.signInCheck')
  return (
    <SignInCheck
      names={SECTIONS.signIn}
      texts={{ button: t('button'), busy: t('busy') }}
      answers={Object.fromEntries(signInAnswers.map((answer) => [answer, t(answer)]))}
    />
  )
}

/** Tries the mail server. */
export async function MailTrial() {
  const t = await getTranslations('setup.testMail')
  return (
    <TestMail
      texts={{
        ...{ label: t('label'), hint: t('hint'), button: t('button'), busy: t('busy') },
        ...{ says: t('says', { answer: '{answer}' }), sent: t('sent'), file: t('file') },
        ...{ refused: t('refused'), away: t('away') },
      }}
    />
  )
}
