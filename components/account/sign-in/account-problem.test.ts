import { AuthErrorCodes } from 'firebase/auth'
import { fieldOf, problemOf } from './account-problem'

describe('problemOf', () => {
  it('answers a wrong password, an unknown address and another way of signing in alike', () => {
    const { INVALID_PASSWORD, USER_DELETED, INVALID_LOGIN_CREDENTIALS, INVALID_IDP_RESPONSE } = AuthErrorCodes
    const codes = [INVALID_PASSWORD, USER_DELETED, INVALID_LOGIN_CREDENTIALS, INVALID_IDP_RESPONSE]
    expect(new Set(codes.map(problemOf))).toEqual(new Set(['wrongCredentials']))
  })

  it.each([
    [AuthErrorCodes.EMAIL_EXISTS, 'emailTaken'],
    [AuthErrorCodes.INVALID_EMAIL, 'emailInvalid'],
    [AuthErrorCodes.WEAK_PASSWORD, 'passwordWeak'],
    [AuthErrorCodes.USER_DISABLED, 'disabled'],
    [AuthErrorCodes.TOO_MANY_ATTEMPTS_TRY_LATER, 'tooMany'],
    [AuthErrorCodes.NETWORK_REQUEST_FAILED, 'unavailable'],
    [AuthErrorCodes.OPERATION_NOT_ALLOWED, 'closed'],
    ['auth/invented-tomorrow', 'unknown'],
    ['toString', 'unknown'],
  ])('knows %s', (code, problem) => expect(problemOf(code)).toBe(problem))
})

describe('fieldOf', () => {
  it('puts a problem at the field that it is about', () => {
    expect(fieldOf('emailTaken')).toBe('email')
    expect(fieldOf('nameNotPlain')).toBe('name')
    expect(fieldOf('passwordShort')).toBe('password')
    expect(fieldOf('wrongCredentials')).toBeNull()
  })
})
