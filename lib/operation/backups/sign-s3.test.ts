import { signS3 } from './sign-s3'

/**
 * The examples of Amazon's own documentation, "Authenticating Requests: Using the Authorization Header (AWS Signature Version 4)":
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
const access = {
  region: 'us-east-1',
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const at = Date.parse('2013-05-24T00:00:00Z')

it.each([
  [
    'https://examplebucket.s3.amazonaws.com/test.txt',
    { range: 'bytes=0-9' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'https://examplebucket.s3.amazonaws.com/?lifecycle',
    {},
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J',
    {},
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs %s as Amazon does', (address, headers, signature) => {
  const { authorization } = signS3(access, { method: 'GET', url: new URL(address), headers, at })
  expect(authorization).toContain(`Signature=${signature}`)
})
