import { expect, test } from 'vitest'
import { readConfig } from './config.server.ts'

const store = {
  BALANSE_DATA: '/srv/balanse',
  BALANSE_S3_ENDPOINT: 'https://s3.example.org',
  BALANSE_S3_BUCKET: 'files',
  BALANSE_S3_ACCESS_KEY_ID: 'who',
  BALANSE_S3_SECRET_ACCESS_KEY: 'proof',
}

test('without a store files lie in the data folder', () => {
  expect(readConfig({ BALANSE_DATA: '/srv/balanse' }).objects).toEqual({
    folder: '/srv/balanse/objects',
    largest: 50 * 1024 * 1024,
    s3: null,
  })
})

test('a store is described whole', () => {
  expect(readConfig(store).objects.s3).toEqual({
    endpoint: 'https://s3.example.org',
    region: 'us-east-1',
    bucket: 'files',
    accessKeyId: 'who',
    secretAccessKey: 'proof',
    forcePathStyle: true,
  })
  for (const name of Object.keys(store).filter((key) => key !== 'BALANSE_DATA'))
    expect(() => readConfig({ ...store, [name]: '' })).toThrow('belong together')
  expect(() => readConfig({ ...store, BALANSE_S3_ENDPOINT: 'ftp://x' })).toThrow('must be an http(s) address')
})

test('how large a file may be is the word of the operator', () => {
  expect(readConfig({ ...store, BALANSE_FILE_SIZE_MB: '1024' }).objects.largest).toBe(1024 ** 3)
  expect(() => readConfig({ ...store, BALANSE_FILE_SIZE_MB: '0' })).toThrow('must be at least 1')
})
