import { getTranslations } from 'next-intl/server'
import { NAME_LENGTH, PASSWORD_MIN_LENGTH } from '@/lib/account/schema'

export async function accountTexts() {
  const t = await getTranslations('account')
  return {
    ...(await passwordTexts()),
    views: t('views'),
    titles: { signIn: t('signIn'), register: t('register'), reset: t('resetTitle') },
    intros: { signIn: t('signInIntro'), register: t('registerIntro'), reset: t('resetIntro') },
    submits: { signIn: t('signIn'), register: t('register'), reset: t('resetSubmit') },
    email: t('email'),
    emailHint: t('emailHint'),
    password: t('password'),
    name: t('name'),
    nameHint: t('nameHint'),
    nameLength: NAME_LENGTH,
    forgotten: t('forgotten'),
    outcomes: {
      resetSent: await outcomeTexts(t('resetSentTitle'), t('resetSentText')),
      checkMail: await outcomeTexts(t('checkMailTitle'), t('checkMailText')),
      code: await outcomeTexts(t('secondStep.title'), t('secondStep.text')),
    },
    secondStep: {
      label: t('secondStep.label'),
      hint: t('secondStep.hint'),
      submit: t('secondStep.submit'),
      other: t('secondStep.other'),
    },
    mailAgain: t('mailAgain'),
    mailSent: t('mailSent'),
    mailFailed: t('mailFailed'),
    passkey: {
      button: t('passkey.button'),
      busy: t('passkey.busy'),
      none: t('passkey.none'),
      cookiesBlocked: t('problems.cookiesBlocked'),
    },
  }
}

export async function passwordTexts() {
  const t = await getTranslations('account')
  const ui = await getTranslations('ui')
  return {
    passwordRule: t('passwordRule', { length: PASSWORD_MIN_LENGTH }),
    showPassword: ui('showPassword'),
    hidePassword: ui('hidePassword'),
    sending: t('sending'),
    problems: problemTexts(t),
  }
}

async function outcomeTexts(title: string, text: string) {
  return { title, text }
}

type Translate = Awaited<ReturnType<typeof getTranslations<'account'>>>

function problemTexts(t: Translate) {
  return {
    emailMissing: t('problems.emailMissing'),
    emailInvalid: t('problems.emailInvalid'),
    nameNotPlain: t('problems.nameNotPlain'),
    passwordMissing: t('problems.passwordMissing'),
    passwordShort: t('problems.passwordShort', { length: PASSWORD_MIN_LENGTH }),
    unavailable: t('problems.unavailable'),
    cookiesBlocked: t('problems.cookiesBlocked'),
  }
}

export type AccountTexts = Awaited<ReturnType<typeof accountTexts>>
