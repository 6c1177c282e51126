import '@fontsource/noto-serif-jp/500.css';
import '@fontsource/noto-serif-jp/700.css';
