import { createWorkAhead } from './workAhead';

describe('work that nobody waits for', () => {
  it('tells of a failure, which stops nothing', async () => {
    const warn = jest.fn();
    await createWorkAhead(warn).work(() => Promise.reject(new Error('the map cannot be read')));
    expect(warn).toHaveBeenCalledWith(new Error('the map cannot be read'));
  });

  it('says nothing of pictures that a stop leaves undrawn', async () => {
    const warn = jest.fn();
    const ahead = createWorkAhead(warn);
    let breakOff: (error: Error) => void = () => undefined;
    const drawing = ahead.work(() => new Promise((_resolve, reject) => (breakOff = reject)));
    ahead.end();
    breakOff(new Error('The picture service is closed'));
    await drawing;
    expect(warn).not.toHaveBeenCalled();
  });
});
