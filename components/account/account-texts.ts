import { getTranslations } from 'next-intl/server'
import { PASSWORD_MIN_LENGTH } from './account-problem'

/** All that the sign-in page says in the browser. */
export async function accountTexts() {
  const t = await getTranslations('account')
  const fields = await getTranslations('fields')
  return {
    titles: { signIn: t('signIn'), register: t('register'), reset: t('resetTitle') },
    intros: { signIn: t('signInIntro'), register: t('registerIntro'), reset: t('resetIntro') },
    submits: { signIn: t('signIn'), register: t('register'), reset: t('resetSubmit') },
    email: t('email'),
    password: t('password'),
    passwordRule: t('passwordRule', { length: PASSWORD_MIN_LENGTH }),
    name: t('name'),
    nameHint: t('nameHint'),
    forgotten: t('forgotten'),
    sending: t('sending'),
    toRegister: t('toRegister'),
    toSignIn: t('toSignIn'),
    noAccountYet: t('noAccountYet'),
    accountAlready: t('accountAlready'),
    remembered: t('remembered'),
    resetSentTitle: t('resetSentTitle'),
    resetSentText: t('resetSentText'),
    checkMailTitle: t('checkMailTitle'),
    checkMailText: t('checkMailText'),
    mailAgain: t('mailAgain'),
    mailSent: t('mailSent'),
    mailFailed: t('mailFailed'),
    goOn: t('goOn'),
    problems: { ...problemTexts(t), nameNotPlain: fields('control_characters') },
  }
}

type Translate = Awaited<ReturnType<typeof getTranslations<'account'>>>

function problemTexts(t: Translate) {
  return {
    emailMissing: t('problems.emailMissing'),
    emailInvalid: t('problems.emailInvalid'),
    emailTaken: t('problems.emailTaken'),
    passwordMissing: t('problems.passwordMissing'),
    passwordShort: t('problems.passwordShort', { length: PASSWORD_MIN_LENGTH }),
    passwordWeak: t('problems.passwordWeak'),
    wrongCredentials: t('problems.wrongCredentials'),
    disabled: t('problems.disabled'),
    tooMany: t('problems.tooMany'),
    unavailable: t('problems.unavailable'),
    closed: t('problems.closed'),
    cookiesBlocked: t('problems.cookiesBlocked'),
    expired: t('problems.expired'),
    unknown: t('problems.unknown'),
  }
}

export type AccountTexts = Awaited<ReturnType<typeof accountTexts>>
