import { redirectSdkLog } from './sdk-log'

it('leaves the SDK alone where its module for logging is not to be found', () => {
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue('/')
  expect(redirectSdkLog).not.toThrow()
  cwd.mockRestore()
})
