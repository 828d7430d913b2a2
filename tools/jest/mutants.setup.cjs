// Code that counts which lines ran fills a database slowly, and what a busy machine keeps waiting notices nothing.
jest.setTimeout(300_000);
