const Picture = () => <svg viewBox="0 0 10 10" aria-hidden="true" />;

export default Picture;
