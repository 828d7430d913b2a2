// A database per file on two busy cores: the limit only has to catch what hangs.
jest.setTimeout(30_000);
